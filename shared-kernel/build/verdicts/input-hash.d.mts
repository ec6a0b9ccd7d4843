export interface Inputs {
  /** Folders and files with all that is in them. */
  whole?: readonly string[]
  /** Folders without their tests and papers. */
  sources?: readonly string[]
}

export function inputHasher(root: string): (inputs: Inputs, ...facts: unknown[]) => string
