import type { Linter, Rule } from 'eslint'

/** What the kernel's `public.ts` files hand on has a doc comment that says what it does, and what it throws. */
export const publicDocs: Rule.RuleModule
export const publicDocsConfig: Linter.Config
