import { type ComponentType, createContext, useContext } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { RemoteLoader } from './remote-loader'

const AllowContext = createContext<RemoteLoader['allow'] | null>(null)

/** A panel in which `useRetryPage` works. */
export function withRetry(Panel: ComponentType, { allow }: RemoteLoader): ComponentType {
  return function PanelWithRetry() {
    return (
      <AllowContext value={allow}>
        <Panel />
      </AllowContext>
    )
  }
}

/**
 * Tries a page once more, without a reload, also where its remote failed so often that it is left alone. It is visited
 * anew: the router's panel outlasts a revalidation that has nothing to fetch, as of a page that crashed.
 */
export function useRetryPage(remote: string): { retry: () => void; retrying: boolean } {
  const allow = useContext(AllowContext)
  const { state: usr, ...place } = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const retry = () => {
    allow?.(remote)
    void navigate(place, { replace: true, preventScrollReset: true, state: usr as unknown })
  }
  return { retry, retrying: state !== 'idle' }
}
