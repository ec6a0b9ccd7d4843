/** What a remote must not bring along: one sentence a finding, none when all is well. */
export function foundInRemote(resources: readonly string[]): string[]
/** What is shared beyond the table of `sharing.mjs`. */
export function foundShared(keys: readonly string[], allowed: readonly string[]): string[]
/** What a host does not give although remotes take it from there. */
export function foundMissing(provided: readonly string[], wanted: readonly string[]): string[]
