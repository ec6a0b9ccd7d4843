import { type ComponentType, createContext, useContext } from 'react'
import { useRevalidator } from 'react-router'
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

/** Tries a page once more, without a reload, also where its remote failed so often that it is left alone. */
export function useRetryPage(remote: string): { retry: () => void; retrying: boolean } {
  const allow = useContext(AllowContext)
  const { state, revalidate } = useRevalidator()
  const retry = () => {
    allow?.(remote)
    void revalidate()
  }
  return { retry, retrying: state !== 'idle' }
}
