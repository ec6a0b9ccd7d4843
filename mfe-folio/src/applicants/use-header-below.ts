import { useEffect } from 'react'

/** While the dialog is open the main header gives up its place above the page (S2.140). */
export function useHeaderBelow(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.header = 'below'
    return () => {
      delete dataset.header
    }
  }, [])
}
