import type { LoadFailureCode } from '@portal/kernel'

/** S4.023, in milliseconds. */
export const reloadDelayMs = 200

/** A second failure within this time is no release that went by: another reload would only repeat it. */
const timeoutMs = 60_000

export interface ChunkFailure {
  code: LoadFailureCode
  /** A page in the middle of a transaction keeps what was typed: the investor decides. */
  inFlow: boolean
  /** Without a connection nothing can be fetched: a reload would only lose the portal that is there. */
  offline: boolean
  /** When the page was last loaded anew for this reason. */
  lastReloadAt: number | undefined
  now: number
}

/** Whether code that is gone, as after a release, is fetched by loading the page anew. */
export function reloadsForChunk({ code, inFlow, offline, lastReloadAt, now }: ChunkFailure): boolean {
  if (code !== 'LOAD-005' || inFlow || offline) return false
  return lastReloadAt === undefined || now - lastReloadAt > timeoutMs
}
