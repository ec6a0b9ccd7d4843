export interface ProductUses {
  readonly names: ReadonlySet<string>
}
export function productUses(root: string, paths: readonly string[]): ProductUses
export function idleSubjects(path: string, uses: ProductUses): string[]
