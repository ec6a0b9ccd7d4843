import { type ComponentType, createContext, useContext, useEffect, useState } from 'react'
import { type Outage, type ReleasedEntry, spokenEntry } from '@portal/contracts/manifest'
import { outageAtom, useAtomValue, withdrawnRemotesAtom } from '../state/public'
import type { RemoteLoader } from './remote-loader'

type Known = Pick<RemoteLoader, 'navigation' | 'ownerOf' | 'withdrawn' | 'outage'>

const NavigationContext = createContext<Known>({
  navigation: () => [],
  ownerOf: () => undefined,
  withdrawn: () => [],
  outage: () => undefined,
})

/** The menu entries of the remotes that this visitor gets, as the manifest has them now, in the language that is on;
 * in no order. */
export function useReleasedNavigation(): ReleasedEntry[] {
  useAtomValue(withdrawnRemotesAtom)
  return useContext(NavigationContext).navigation().map(spokenEntry)
}

/** What does not work for now. */
export function useOutage(): Outage | undefined {
  useAtomValue(outageAtom)
  return useContext(NavigationContext).outage()
}

/** Tells of an address below the basename whether the remote that owns it is switched off. */
export function useIsWithdrawn(): (path: string) => boolean {
  const { ownerOf, withdrawn } = useContext(NavigationContext)
  return (path) => withdrawn().includes(ownerOf(path)?.name ?? '')
}

/** The shell, with the menu entries of the remotes there are. */
export function withNavigation(
  Shell: ComponentType,
  remotes: Known & Pick<RemoteLoader, 'ready'>,
): ComponentType {
  return function ShellWithNavigation() {
    const [known, setKnown] = useState<Known>(remotes)
    // Another object, so that the menus are drawn with the entries that the manifest brought. Who opens the page says
    // why it cannot be read.
    useEffect(
      () =>
        void remotes.ready().then(
          () => setKnown({ ...remotes }),
          () => undefined,
        ),
      [],
    )
    return (
      <NavigationContext value={known}>
        <Shell />
      </NavigationContext>
    )
  }
}
