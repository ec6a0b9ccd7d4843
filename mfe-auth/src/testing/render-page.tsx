import '@testing-library/jest-dom'
import type * as Kernel from '@portal/kernel'
import { api, ApiError, type Host, HostProvider } from '@portal/kernel'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'

/** Where a page went, in place of a router. */
export const navigate = jest.fn()

/** The kernel with this navigation, for `jest.mock('@portal/kernel', …)`. */
export function routedKernel(): object {
  return { ...jest.requireActual<typeof Kernel>('@portal/kernel'), useNavigate: () => navigate }
}

export const refused = (code: string, message: string) =>
  new ApiError({ kind: 'refused', status: 200, code, message })

/** Renders a page; the server answers by path, an error is thrown. */
export function renderPage(page: ReactElement, answers: Record<string, unknown> = {}) {
  const calls: { path: string; body: unknown }[] = []
  const toast = jest.fn()
  navigate.mockReset()
  jest.spyOn(api, 'call').mockImplementation(async (endpoint, body) => {
    calls.push({ path: endpoint.path, body })
    const answer = answers[endpoint.path]
    if (answer instanceof Error) throw answer
    return answer as never
  })
  const host: Host = {
    kind: 'standalone',
    toast,
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  }
  const { unmount } = render(<HostProvider value={host}>{page}</HostProvider>)
  return { calls, toast, unmount }
}
