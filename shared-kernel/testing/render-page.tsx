import '@testing-library/jest-dom'
import { render, type RenderResult } from '@testing-library/react'
import { AxiosError } from 'axios'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { Investor } from '@portal/contracts/identity/auth'
import { emptyTransactionDraft, TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { configureApi } from '@portal/kernel/api'
import { queryClient } from '@portal/kernel/api/query'
import { HostProvider, type Host } from '@portal/kernel/host'
import { signIn } from '@portal/kernel/session'
import { portalStore, showToast, StoreProvider, toastsAtom, transactionDraftAtom } from '@portal/kernel/state'
import { demoSession } from './demo-session'
import { fakeServer, type FakeAnswer, type FakeRequest } from './fake-server'
import { useLanguage } from '@portal/ui/words'
import { routing } from './routing'

// Whole pages take their time on a busy machine.
jest.setTimeout(30_000)

/** What the server says to a call, by path; a call without an answer is refused as unknown. */
export type Answers = Record<
  string,
  FakeAnswer | ((request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>)
>

export const ok = (data: unknown): FakeAnswer => ({ data })
export const refusal = (message: string, code = '-300'): FakeAnswer => ({ code, message })
export const notFound: FakeAnswer = { status: 404, code: 'E_NOT_FOUND', message: 'Not found' }
/** A failure that the API client does not ask again about by itself. */
export const serverError: FakeAnswer = { status: 500, code: 'E_TEST', message: 'The server has a problem.' }
export const neverAnswered = () => new Promise<FakeAnswer>(() => undefined)
export const lostConnection = (): never => {
  throw new AxiosError('Network Error', 'ERR_NETWORK')
}

export interface RenderedPage extends RenderResult {
  /** Every call so far. */
  calls: FakeRequest[]
  /** The calls of one path. */
  callsOf: (path: string) => FakeRequest[]
  /** What the page asked its host to say. */
  toast: jest.Mock
}

export const toasts = () => portalStore.get(toastsAtom)
const draftAtom = transactionDraftAtom(TransactionDraft, emptyTransactionDraft)
export const draftNow = () => portalStore.get(draftAtom)

/** Renders a page as nobody, at the root, against a server that gives these answers. */
export function renderPublicPage(Page: ComponentType, answers: Answers = {}): RenderedPage {
  routing.start('/')
  return show(Page, answers)
}

export interface PageSurroundings {
  answers: Answers
  /** The address, with its query. */
  at?: string
  state?: unknown
  draft?: TransactionDraft
  investor?: Investor
  /** What stands around the page, such as a host of slots. */
  around?: ComponentType<{ children: ReactNode }>
}

/** Renders a page for a logged-in investor, at an address, with a draft, against a server that gives these answers. */
export function renderPage(
  Page: ComponentType,
  { answers, at = '/', state, draft, investor = demoSession.investor, around }: PageSurroundings,
): RenderedPage {
  signIn({ ...demoSession, investor })
  // What a test has put on its way beside a purchase stays.
  const { beside } = portalStore.get(draftAtom)
  portalStore.set(draftAtom, { ...(draft ?? emptyTransactionDraft), beside })
  routing.start(at, state)
  return show(Page, answers, around)
}

/** As hosts do: another language draws the page anew. */
function Drawn({ page: Page }: { page: ComponentType }) {
  useLanguage()
  return <Page />
}

function show(
  Page: ComponentType,
  answers: Answers,
  Around: NonNullable<PageSurroundings['around']> = Fragment,
): RenderedPage {
  queryClient.clear()
  portalStore.set(toastsAtom, [])
  configureApi({ encryption: false })
  const calls = fakeServer((request) => {
    const given = answers[request.path] ?? notFound
    return typeof given === 'function' ? given(request) : given
  })
  const toast = jest.fn(showToast)
  const host: Host = {
    kind: 'standalone',
    toast,
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  }
  const view = render(
    <StoreProvider>
      <HostProvider value={host}>
        <Around>
          <Drawn page={Page} />
        </Around>
      </HostProvider>
    </StoreProvider>,
  )
  const callsOf = (path: string) => calls.filter((call) => call.path === path)
  return Object.assign(view, { calls, callsOf, toast })
}
