import type { Linter, Rule } from 'eslint'

export const oldWords: Rule.RuleModule
export const oldWordsConfig: Linter.Config
