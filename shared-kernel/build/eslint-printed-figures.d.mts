import type { Linter, Rule } from 'eslint'

export const printedFigures: Rule.RuleModule
export const printedFiguresConfig: Linter.Config
