import type { Linter } from 'eslint'

export const serverWordsConfig: Linter.Config
export const wordsConfig: Linter.Config
