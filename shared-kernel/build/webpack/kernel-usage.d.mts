export const usageFile: string
/** The names that imports take from the kernel, those that it has of zod, and from each area of the contract. */
export function usageOf(dependencies: readonly { request?: string; ids?: string[] }[]): {
  names: string[]
  schema: string[]
  contracts: Record<string, string[]>
}
