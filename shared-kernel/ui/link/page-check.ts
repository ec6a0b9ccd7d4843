import { createContext, useContext } from 'react'
import type { RouteReference } from '@portal/contracts/wire/routes'

const PageCheckContext = createContext<(to: string) => boolean>(() => true)

/** Tells the links below it which pages the portal has by now; without it all of them count as there. */
export const PageCheckProvider = PageCheckContext.Provider

/** Whether a link can lead to an address: false where its page is still to come (visual design: never a dead end). */
export const usePageCheck = (): ((to: string) => boolean) => useContext(PageCheckContext)

/**
 * Whether the portal has a page by now, for texts that would promise what nobody can do yet:
 * `useIsOffered(routes.sip)`. Links need not ask; they say themselves that their page is to come
 * (visual design: never a dead end).
 */
export const useIsOffered = ({ path }: RouteReference<string>): boolean => usePageCheck()(path)
