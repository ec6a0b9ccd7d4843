import type { Outage } from '@portal/contracts/manifest'
import { atom } from 'jotai'

/** What every page tells of for now, as the manifest had it when it was read anew. */
export const outageAtom = atom<Outage | undefined>(undefined)
