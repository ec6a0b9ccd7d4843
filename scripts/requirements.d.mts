export interface IdleTest {
  readonly path: string
  readonly file: string
  readonly subjects: readonly string[]
}
export function idleTests(files?: readonly string[]): IdleTest[]
