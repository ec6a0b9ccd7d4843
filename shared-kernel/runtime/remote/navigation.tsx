import { type ComponentType, createContext, useContext } from 'react'
import { type ReleasedEntry, spokenEntry } from '@portal/contracts/manifest'
import type { RemoteLoader } from './remote-loader'

const NavigationContext = createContext<Pick<RemoteLoader, 'navigation'>>({ navigation: () => [] })

/** The menu entries of the remotes that this visitor gets, as the manifest has them now, in the language that is on;
 * in no order. */
export const useReleasedNavigation = (): ReleasedEntry[] =>
  useContext(NavigationContext).navigation().map(spokenEntry)

/** The shell, with the menu entries of the remotes there are. */
export function withNavigation(
  Shell: ComponentType,
  remotes: Pick<RemoteLoader, 'navigation'>,
): ComponentType {
  return function ShellWithNavigation() {
    return (
      <NavigationContext value={remotes}>
        <Shell />
      </NavigationContext>
    )
  }
}
