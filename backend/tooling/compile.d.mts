/** Compiles the server and its commands into backend/dist. */
export function compileBackend(): Promise<void>
/** The file that `compileBackend` makes of a source: `compiled('folios/audit-ledger.cli.ts')`. */
export function compiled(source: string): string
