import { type ComponentType, createContext, useContext } from 'react'
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
export function withNavigation(Shell: ComponentType, remotes: Known): ComponentType {
  return function ShellWithNavigation() {
    return (
      <NavigationContext value={remotes}>
        <Shell />
      </NavigationContext>
    )
  }
}
