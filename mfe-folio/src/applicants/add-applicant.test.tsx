import '@testing-library/jest-dom'
import { configureApi, HostProvider, queryClient, QueryClientProvider, signIn } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import { fakeServer } from '@portal/kernel/testing'
import { demoSession } from '@portal/kernel/testing/samples'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleApplicant, sampleDraft } from '../testing/sample-draft'
import AddApplicantPage from './add-applicant.page'

const navigate = jest.fn()
jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/kernel')>('@portal/kernel'),
  useNavigate: () => navigate,
  useSearchParams: () => [new URLSearchParams()],
}))

const uma = { ...sampleApplicant, pan: 'ZZZPV1019U', investorName: 'Uma Verma' }
const dev = { ...sampleApplicant, pan: 'ZZZPN1004D', investorName: 'Dev Nair' }

function show(draft: NewFolioDraft) {
  queryClient.clear()
  configureApi({ encryption: false })
  signIn(demoSession)
  navigate.mockClear()
  const calls = fakeServer(({ path }) => {
    if (path === 'transaction/pendingTransaction') return { data: { drafts: [draft] } }
    return path === 'transaction/saveApplicantDetails'
      ? { code: '-510', message: 'This new folio was changed in another tab.' }
      : { data: { links: [] } }
  })
  const host = {
    kind: 'shell',
    toast: () => undefined,
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  } as const
  render(
    <QueryClientProvider client={queryClient}>
      <HostProvider value={host as never}>
        <AddApplicantPage />
      </HostProvider>
    </QueryClientProvider>,
  )
  return { saved: () => calls.filter(({ path }) => path === 'transaction/saveApplicantDetails') }
}

test('of three applicants there is no way to a fourth; the modes are Anyone or Survivor and Joint [S1.027 S9.035]', async () => {
  show(sampleDraft({ applicants: [sampleApplicant, uma, dev], missing: ['modeOfHolding'] }))
  expect(await screen.findByText('A folio has at most three applicants.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'Anyone or Survivor',
    'Joint',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Continue to nominees' }))
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getAllByText(/Choose how the folio is held/)[0]).toBeVisible()
})

test('an applicant is taken out, and the other tab’s change is told where it was first', async () => {
  const { saved } = show(
    sampleDraft({ applicants: [sampleApplicant, uma], modeOfHolding: 'Joint', missing: [] }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Uma Verma' }))
  expect(await screen.findByText('This new folio was changed in another tab.')).toBeVisible()
  expect(saved()[0]?.body).toMatchObject({ version: 1, applicants: [{ pan: sampleApplicant.pan }] })
})

test('who is complete goes on to the nominees', async () => {
  show(sampleDraft())
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to nominees' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-nominee'))
})

test('what has to go to a branch says why and what to bring [S8.069]', async () => {
  const branch = { why: 'One applicant lives abroad.', bring: ['PAN cards of all applicants'] }
  show(sampleDraft({ branch }))
  expect(
    await screen.findByText(/One applicant lives abroad. Bring: PAN cards of all applicants/),
  ).toBeVisible()
})
