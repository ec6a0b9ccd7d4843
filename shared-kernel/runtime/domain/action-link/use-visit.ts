import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../navigation/public'

/**
 * The link that opened this page, taken out of the address at once, so that neither the history nor a copied address
 * holds it. It comes behind the #, which no server and no log ever sees.
 */
export function useVisit(): string | undefined {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [visit] = useState(() => new URLSearchParams(hash.slice(1)).get('visit') ?? undefined)
  useEffect(() => {
    if (hash.includes('visit=')) void navigate(pathname + search, { replace: true })
  }, [hash, navigate, pathname, search])
  return visit
}
