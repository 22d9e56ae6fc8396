# The choice of a language.

# What the language calls itself.
language-name = English
language-choose = Language
refusal-no-language = There are no texts in “{ $lang }”. The languages are: { $languages }.
