import { createContext, useContext, useEffect } from 'react'

const PageTitleContext = createContext<(title: string) => void>(() => undefined)

/** Wraps the portal with what a page's title is handed to. */
export const PageTitleProvider = PageTitleContext.Provider

/** Names the document after the page; the host adds the brand (quality bar: accessibility). */
export function usePageTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext)
  useEffect(() => {
    if (title) setTitle(title)
  }, [setTitle, title])
}
