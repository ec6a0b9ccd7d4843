import { type ComponentType, createContext } from 'react'
import type { RemoteLoader } from './remote-loader'
import type { RemotePages } from './remote-pages'

/** Where slots find their owners: what every host that can load remotes gives to its pages. */
export interface SlotSource {
  remotes: RemoteLoader
  /** As the loader's, for the owner's pages too. */
  replace: RemoteLoader['replace']
  /** Tells of every remote whose version another one took the place of, or that came or went. Returns what ends it. */
  onExchange(hear: (remote: string) => void): () => void
}

export const SlotSourceContext = createContext<SlotSource | null>(null)

/** Where the slots of a host find their owners, which has `pages` of other remotes in its router or none. */
export function createSlotSource(
  remotes: RemoteLoader,
  pages?: Pick<RemotePages, 'has' | 'swap'>,
): SlotSource & { exchanged: (remote: string) => void } {
  const heard = new Set<(remote: string) => void>()
  return {
    remotes,
    async replace(name, left) {
      const loaded = await remotes.replace(name, left)
      if (loaded && pages?.has(name)) pages.swap(loaded)
      return loaded
    },
    onExchange(hear) {
      heard.add(hear)
      return () => void heard.delete(hear)
    },
    exchanged: (remote) => heard.forEach((hear) => hear(remote)),
  }
}

/** The shell, around pages whose slots find their owners. */
export function withSlots(Shell: ComponentType, source: SlotSource): ComponentType {
  return function ShellWithSlots() {
    return (
      <SlotSourceContext value={source}>
        <Shell />
      </SlotSourceContext>
    )
  }
}
