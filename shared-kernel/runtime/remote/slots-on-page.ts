import { useEffect } from 'react'
import { inspection } from '../telemetry/public'

/** A slot that a page shows now, and who fills it: nobody yet where no remote is named. */
export interface SlotOnPage {
  slot: string
  remote?: string
  version?: string
  /** Why it is not there. */
  code?: string
}

const shown = new Set<SlotOnPage>()

/** The slots on screen at this moment, for the inspector of a sandbox: nothing of them stays once they go. */
export const slotsOnPage = (): readonly SlotOnPage[] => [...shown]

/** Names a slot for as long as it stands. */
export function useSlotOnPage(
  slot: string,
  open: { remote: string; version: string } | undefined,
  failure: { remote: string; version: string; code: string } | undefined,
): void {
  const { remote, version } = failure ?? open ?? {}
  const code = failure?.code
  useEffect(() => {
    const here: SlotOnPage = {
      slot,
      ...(remote !== undefined && { remote, version: version ?? '' }),
      ...(code && { code }),
    }
    shown.add(here)
    inspection.slots?.()
    return () => {
      shown.delete(here)
      inspection.slots?.()
    }
  }, [slot, remote, version, code])
}
