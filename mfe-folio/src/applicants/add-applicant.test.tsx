import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { type Answers, navigate, neverAnswered, ok, refusal, renderPage, serverError } from '@portal/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleApplicant, sampleDraft } from '../testing/sample-draft'
import AddApplicantPage from './add-applicant.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const uma = { ...sampleApplicant, pan: 'ZZZPV1019U', investorName: 'Uma Verma' }
const dev = { ...sampleApplicant, pan: 'ZZZPN1004D', investorName: 'Dev Nair' }

const elsewhere = refusal('This new folio was changed in another tab.', '-510')

function show(draft: NewFolioDraft, saved: Answers[string] = elsewhere) {
  const { callsOf } = renderPage(AddApplicantPage, {
    at: '/home/create-folio/add-applicant',
    answers: {
      'transaction/pendingTransaction': ok({ drafts: [draft] }),
      'transaction/saveApplicantDetails': saved,
    },
  })
  return {
    saved: () => callsOf('transaction/saveApplicantDetails'),
    parkDraft: () => callsOf('transaction/saveBrokenTransaction'),
  }
}

test('of three applicants there is no way to a fourth; the modes are Anyone or Survivor and Joint [S1.027 S9.035]', async () => {
  show(sampleDraft({ applicants: [sampleApplicant, uma, dev], missing: ['modeOfHolding'] }))
  expect(await screen.findByText('A folio has at most 3 applicants.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'Anyone or Survivor',
    'Joint',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Continue to nominees' }))
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getAllByText(/Choose how the folio is held/)[0]).toBeVisible()
})

test('an applicant is taken out, and the other tab’s change is told, in sight, where it was first', async () => {
  const { saved, parkDraft } = show(
    sampleDraft({ applicants: [sampleApplicant, uma], modeOfHolding: 'Joint', missing: [] }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Uma Verma' }))
  const told = await screen.findByText('This new folio was changed in another tab.')
  expect(parkDraft()).toEqual([])
  expect(document.activeElement).toContainElement(told)
  expect(saved()[0]?.body).toMatchObject({ version: 1, applicants: [{ pan: sampleApplicant.pan }] })
})

test('a change that failed is parked with its page and its reason; another tab’s change is none', async () => {
  const two = sampleDraft({ applicants: [sampleApplicant, uma], modeOfHolding: 'Joint', missing: [] })
  const { parkDraft } = show(two, serverError)
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Uma Verma' }))
  await waitFor(() => expect(parkDraft()).toHaveLength(1))
  expect(parkDraft()[0]?.body).toMatchObject({
    draftId: two.draftId,
    step: 'add-applicant',
    reason: 'The server has a problem.',
  })
})

test('who is complete goes on to the nominees', async () => {
  show(sampleDraft())
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to nominees' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/add-nominee'))
})

test('what has to go to a branch says why and what to bring, with the link that finds one [S8.069] [S8.070]', async () => {
  const branch = { why: 'One applicant lives abroad.', bring: ['PAN cards of all applicants'] }
  show(sampleDraft({ branch }))
  expect(
    await screen.findByText(
      /One applicant lives abroad. Visit a branch to open a new folio for this PAN.* Bring:/,
    ),
  ).toBeVisible()
  expect(screen.getByText('PAN cards of all applicants')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find the branch nearest to you' })).toHaveAttribute(
    'href',
    '/home/help/branches',
  )
})

test('the mode of holding is marked at once, and saved once', async () => {
  const { saved } = show(sampleDraft({ applicants: [sampleApplicant, uma], missing: [] }), neverAnswered)
  await userEvent.click(await screen.findByRole('radio', { name: 'Joint' }))
  expect(screen.getByRole('radio', { name: 'Joint' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Anyone or Survivor' }))
  expect(screen.getByRole('radio', { name: 'Joint' })).toBeChecked()
  expect(saved()).toHaveLength(1)
})
