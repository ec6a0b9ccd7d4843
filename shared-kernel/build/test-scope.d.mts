export const walksOf: Readonly<Record<string, readonly string[]>>

export interface TestScope {
  packages: readonly string[]
  /** The spec files to run; undefined: all. */
  walks: readonly string[] | undefined
  /** The arguments that are not about the scope. */
  rest: readonly string[]
  isAll: boolean
}

export function scopeOf(
  args: readonly string[],
  packages: readonly string[],
  changedFiles: () => readonly string[],
): TestScope
