import { useState, useEffect } from 'react'

/** The secret of the link, which stands behind the # and so never travels in an address; it is taken out at once. */
export function useHolderLink(): string {
  const [link] = useState(() => new URLSearchParams(location.hash.slice(1)).get('link') ?? '')
  useEffect(() => {
    if (link) history.replaceState(history.state, '', location.pathname)
  }, [link])
  return link
}
