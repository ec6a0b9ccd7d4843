import type { ReactNode } from 'react'
import { manifestOf } from '@portal/contracts/manifest'
import { release } from '@portal/contracts/manifest/testing/releases'
import type { Remote } from '@portal/kernel/remote'
import { createRemoteLoader } from '@portal/kernel/remote/remote-loader'
import { createSlotSource, SlotSourceContext } from '@portal/kernel/remote/slot-source'

/** A host for tests in which a remote of this name offers these slots. */
export function slotsHost(slots: NonNullable<Remote['slots']>, name = 'mfe-owner') {
  const offered = Object.keys(slots).map((each) => ({ name: each, preload: [], styles: [] }))
  const remotes = createRemoteLoader({
    source: {
      readManifest: async () => manifestOf([release(name, '1.0.0', { pages: [], slots: offered })]),
      register: () => undefined,
      load: async () => ({ default: { name, routes: [], slots } }),
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds: 5000,
    visitor: async () => ({ bucket: 0 }),
    report: () => undefined,
  })
  const source = createSlotSource(remotes)
  return function SlotsHost({ children }: { children: ReactNode }) {
    return <SlotSourceContext value={source}>{children}</SlotSourceContext>
  }
}
