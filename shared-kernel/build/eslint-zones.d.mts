import type { Linter } from 'eslint'

export const zones: Linter.Config[]
export const backendPatterns: readonly object[]
export const backendZone: Linter.Config[]
export function restrict(
  files: readonly string[],
  patterns: readonly object[],
  ignores?: readonly string[],
): Linter.Config
