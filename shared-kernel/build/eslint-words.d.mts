import type { Linter } from 'eslint'

export const wordsConfig: Linter.Config
