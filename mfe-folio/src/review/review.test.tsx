import '@testing-library/jest-dom'
import { configureApi, queryClient, showToast, signIn } from '@portal/kernel'
import type { HolderConfirmation } from '@portal/contracts/folio-opening/new-folio-draft'
import { fakeServer, HostProvider, ok, renderPage, routing } from '@portal/testing'
import { demoSession, oddConf } from '@portal/testing/samples'
import { act, render, screen } from '@testing-library/react'
import { sampleApplicant, sampleDraft } from '../testing/sample-draft'
import FolioReviewPage from './review.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)
afterEach(() => jest.useRealTimers())

const host = {
  kind: 'shell',
  toast: showToast,
  announce: () => undefined,
  setTitle: () => undefined,
  setLeaveQuestion: () => undefined,
  report: () => undefined,
} as const
const requested = (state: HolderConfirmation['state']): HolderConfirmation => ({
  place: 2,
  maskedName: 'UXX VXXXX',
  state,
  maskedMobile: 'XXXXXX1019',
  maskedEmail: null,
  until: state === 'waiting' ? '2026-09-01T07:48:00.000Z' : null,
})
const joint = {
  applicants: [sampleApplicant, { ...sampleApplicant, pan: 'ZZZPV1019U', investorName: 'Uma Verma' }],
  modeOfHolding: 'Anyone or Survivor' as const,
}

test('the page goes on by itself once the holder who is waited for has confirmed, and then asks no more', async () => {
  jest.useFakeTimers({ now: new Date('2026-08-25T08:00:00Z') })
  queryClient.clear()
  configureApi({ encryption: false })
  signIn(demoSession)
  routing.start('/home/create-folio/review')
  let draft = sampleDraft({ ...joint, confirmations: [requested('waiting')], missing: ['confirmations'] })
  const calls = fakeServer(({ path }) =>
    path === 'transaction/pendingTransaction'
      ? { data: { drafts: [draft] } }
      : { status: 404, message: 'no' },
  )
  const reads = () => calls.filter(({ path }) => path === 'transaction/pendingTransaction').length
  render(
    <HostProvider value={host}>
      <FolioReviewPage />
    </HostProvider>,
  )
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByText('Waiting')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Continue to the investment' })).toBeNull()
  draft = sampleDraft({ ...joint, confirmations: [requested('confirmed')], missing: [] })
  await act(() => jest.advanceTimersByTimeAsync(11_000))
  expect(screen.getByText('Confirmed')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Continue to the investment' })).toBeVisible()
  const before = reads()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(reads()).toBe(before)
})

test('a cheque is answered in the days that the server reckons with', async () => {
  const draft = sampleDraft({ missing: ['chequeReview'] })
  const { container } = renderPage(FolioReviewPage, {
    at: '/home/create-folio/review',
    answers: { 'transaction/pendingTransaction': ok({ drafts: [draft] }), conf: ok(oddConf) },
  })
  expect(await screen.findByText(/^We answer within 4 business days, by e-mail and SMS\./)).toBeVisible()
  expect(container).not.toHaveTextContent('2 business days')
})
