import { createContext } from 'react'

/** Fetches code that a page is not whole without. */
export type FetchPageCode = <Module>(load: () => Promise<Module>) => Promise<Module>

export const fetchOnce: FetchPageCode = (load) => load()

/**
 * How the host of a page brings such code: as it brought the page, so that what went with a release comes from the new
 * version. Without a host it is only fetched.
 */
export const PageCodeContext = createContext(fetchOnce)
