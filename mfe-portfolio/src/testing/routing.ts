import type * as Kernel from '@portal/kernel'
import { useState } from 'react'

/** Where a page stands and where it went, in place of a router. */
export const routing = { search: '', navigate: jest.fn() }

type QueryPair = [URLSearchParams, (next: URLSearchParams) => void]

function useSearchParams(): QueryPair {
  const [query, setQuery] = useState(() => new URLSearchParams(routing.search))
  const change = (next: URLSearchParams) => {
    routing.search = next.toString()
    setQuery(next)
  }
  return [query, change]
}

/** The kernel with this routing: `jest.mock('@portal/kernel', () => jest.requireActual('…/routing').routedKernel())`. */
export function routedKernel(): object {
  const kernel = jest.requireActual<typeof Kernel>('@portal/kernel')
  return { ...kernel, useSearchParams, useNavigate: () => routing.navigate }
}
