import '@testing-library/jest-dom'
import {
  configureApi,
  HostProvider,
  newTransactionDraftAtom,
  portalStore,
  queryClient,
  QueryClientProvider,
  RESET,
  signIn,
  showToast,
  StoreProvider,
  toastsAtom,
  type NewTransactionDraft,
} from '@portal/kernel'
import { render, type RenderResult } from '@testing-library/react'
import type { ComponentType } from 'react'
import { fakeServer, type FakeAnswer, type FakeRequest } from '../../../shared-kernel/src/testing/fake-server'
import { slotsHost } from '../../../shared-kernel/src/testing/with-slots'
import { demoSession } from '../../../shared-kernel/src/testing/demo-session'
import { routing } from './routing'

// Whole pages take their time on a busy machine.
jest.setTimeout(30_000)

export type { FakeAnswer }

/** What the server says to a call; a call without an answer is refused as unknown. */
export type Answers = Record<
  string,
  FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)
>

export const ok = (data: unknown): FakeAnswer => ({ data })
export const refusal = (message: string, code = '-300'): FakeAnswer => ({ code, message })
export const notFound: FakeAnswer = { status: 404, code: 'E_NOT_FOUND', message: 'Not found' }

export interface RenderedPage extends RenderResult {
  /** Every call so far. */
  calls: FakeRequest[]
  /** The calls of one path. */
  callsOf: (path: string) => FakeRequest[]
}

export const toasts = () => portalStore.get(toastsAtom)
export const draftNow = () => portalStore.get(newTransactionDraftAtom)

const SlotsHost = slotsHost({ 'create-folio': () => import('./fake-create-folio') })

/** A page for a logged-in investor, at an address, with a draft, against a server that gives these answers. */
export function renderPage(
  Page: ComponentType,
  {
    answers,
    at,
    state,
    draft,
  }: { answers: Answers; at: string; state?: unknown; draft?: NewTransactionDraft },
): RenderedPage {
  queryClient.clear()
  portalStore.set(toastsAtom, [])
  configureApi({ encryption: false })
  signIn(demoSession)
  portalStore.set(newTransactionDraftAtom, draft ?? RESET)
  routing.start(at, state)
  const calls = fakeServer((request) => {
    const given = answers[request.path] ?? notFound
    return typeof given === 'function' ? given(request) : given
  })
  const host = {
    kind: 'standalone',
    toast: showToast,
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  } as const
  const view = render(
    <QueryClientProvider client={queryClient}>
      <StoreProvider>
        <HostProvider value={host}>
          <SlotsHost>
            <Page />
          </SlotsHost>
        </HostProvider>
      </StoreProvider>
    </QueryClientProvider>,
  )
  return Object.assign(view, { calls, callsOf: (path: string) => calls.filter((call) => call.path === path) })
}
