import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'

/** The one store of client state, shared by the shell and every remote. */
export const portalStore = createStore()

/** Gives the components below the portal's store (architecture: state). */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={portalStore}>{children}</Provider>
}
