import type { BuildResult } from 'esbuild'

/** What the compiler makes of the server and its commands, and of which sources. */
export function bundleBackend(): Promise<BuildResult<{ write: false; metafile: true }>>
/** Compiles the server and its commands into backend/dist. */
export function compileBackend(): Promise<void>
/** The file that `compileBackend` makes of a source: `compiled('folios/audit-ledger.cli.ts')`. */
export function compiled(source: string): string
