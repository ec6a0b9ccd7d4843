import '@testing-library/jest-dom'
import {
  api,
  ApiError,
  HostProvider,
  queryClient,
  QueryClientProvider,
  signIn,
  StoreProvider,
  type Host,
} from '@portal/kernel'
import { slotsHost } from '../../../shared-kernel/src/testing/with-slots'
import type { Investor } from '@portal/kernel/contracts/auth'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { asha } from './portfolio-samples'
import { routing } from './routing'

/** What the server answers by path; an error is thrown, a function gets the call's body, no answer never comes. */
export type Answers = Record<string, unknown>

/** A failure that no retry mends. */
export const serverError = (status: number, message: string): ApiError =>
  new ApiError({ kind: status === 200 ? 'refused' : 'http', status, code: 'E_TEST', message })

export interface RenderedPage extends RenderResult {
  /** The paths called so far, in order. */
  calls: string[]
  toast: jest.Mock
}

const SlotsHost = slotsHost({ 'create-folio': () => import('./fake-create-folio') })

/** Renders a page for a logged-in investor against given answers, at an address with this query. */
export function renderPage(
  page: ReactElement,
  { answers, investor = asha, search = '' }: { answers: Answers; investor?: Investor; search?: string },
): RenderedPage {
  const calls: string[] = []
  const toast = jest.fn()
  queryClient.clear()
  routing.search = search
  routing.navigate.mockReset()
  jest.spyOn(api, 'call').mockImplementation((endpoint, body) => {
    calls.push(endpoint.path)
    return answer(answers[endpoint.path], body) as never
  })
  signIn({ sessionToken: 'session', refreshToken: 'refresh', expiresInSeconds: 300, investor })
  const host: Host = {
    kind: 'standalone',
    toast,
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  }
  const view = render(
    <QueryClientProvider client={queryClient}>
      <StoreProvider>
        <HostProvider value={host}>
          <SlotsHost>{page}</SlotsHost>
        </HostProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
  return Object.assign(view, { calls, toast })
}

async function answer(given: unknown, body: unknown): Promise<unknown> {
  const value: unknown = typeof given === 'function' ? given(body) : given
  if (value instanceof Error) throw value
  return value === undefined ? new Promise(() => undefined) : value
}
