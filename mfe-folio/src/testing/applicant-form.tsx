import '@testing-library/jest-dom'
import { configureApi, queryClient, signIn } from '@portal/kernel'
import type { ApplicantDialogProps } from '@portal/contracts/wire/slots'
import { type FakeAnswer, fakeServer, navigate, HostProvider } from '@portal/testing'
import { demoSession } from '@portal/testing/samples'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ApplicantDialogSlot from '../applicants/applicant-dialog.slot'
import { sampleDraft } from './sample-draft'

export const { pan } = demoSession.investor
const account = {
  name: 'Asha Verma',
  pan,
  nameOnPan: 'Asha Verma',
  birthDate: '1986-03-14',
  aadhaarLinked: true,
  kycStatus: 'Validated',
  residency: 'Resident Indian',
  tinComplete: true,
  email: 'asha.verma@example.in',
  mobile: '9810001001',
  countryCode: '+91',
}
const tags = [
  { name: 'Self', code: 'SE' },
  { name: 'Spouse', code: 'SP' },
]
export const right: Record<string, FakeAnswer> = {
  'investor/accountDetails': { data: account },
  'investor/master': { data: { familyTags: tags } },
  'notification/list': { data: { historyDtos: [] } },
  'investor/validatePanDetails': {
    data: { kycStatus: 'Validated', statusMessage: '', panStatusCode: '007', panUpdatedStatusCode: '007' },
  },
  'investor/kycDetails': {
    data: {
      residentalStatus: 'Resident Indian',
      panHolderName: 'Uma Verma',
      panNumber: 'ZZZPV1019U',
      dob: '1988-02-11',
    },
  },
  'investor/verifyPan': { data: { transactionAllow: 'Y', panNameMatch: 'Y', panAdarStatusFlag: 'Y' } },
  'transaction/saveApplicantDetails': { data: { draft: sampleDraft() } },
  'transaction/pendingTransaction': { data: { drafts: [sampleDraft()] } },
}

/** The dialog of an applicant, whose answers are right where no others are given. */
export function show(
  place: 1 | 2 | 3,
  answers: Record<string, FakeAnswer | (() => FakeAnswer)> = {},
  session = demoSession,
  more: Partial<ApplicantDialogProps> = {},
) {
  queryClient.clear()
  configureApi({ encryption: false })
  signIn(session)
  navigate.mockClear()
  const given: typeof answers = { ...right, ...answers }
  const calls = fakeServer(({ path }) => {
    const answer = given[path] ?? { status: 404, message: 'no' }
    return typeof answer === 'function' ? answer() : answer
  })
  const toasts: string[] = []
  const host = {
    kind: 'shell',
    toast: ({ message }: { message: string }) => void toasts.push(message),
    announce: () => undefined,
    setTitle: () => undefined,
    setLeaveQuestion: () => undefined,
    report: () => undefined,
  } as const
  const dialog = (open: boolean) => (
    <HostProvider value={host as never}>
      <ApplicantDialogSlot place={place} onClose={() => undefined} {...more} open={open} />
    </HostProvider>
  )
  const { rerender } = render(dialog(true))
  return { calls, toasts, paths: () => calls.map(({ path }) => path), close: () => rerender(dialog(false)) }
}

export const goOn = async () => {
  const button = await screen.findByRole('button', { name: 'CONTINUE' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}
export const paste = async (field: string, text: string) => {
  await userEvent.click(await screen.findByRole('textbox', { name: field }))
  await userEvent.paste(text)
}
export const choose = async (field: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: 'Self' }))
}
export async function fillUma({
  applicantPan = 'ZZZPV1019U',
  email = 'uma.verma@example.in',
  mobile = '9810001019',
  /** A choice that is left out. */
  without,
}: { applicantPan?: string; email?: string; mobile?: string; without?: RegExp } = {}) {
  const tag = async (field: RegExp) => {
    if (field.source !== without?.source) await choose(field)
  }
  await paste('PAN', applicantPan)
  await paste('Date of Birth', '11 Feb 1988')
  await paste('Mobile', mobile)
  await tag(/^Mobile no. belongs to/)
  await paste('Email', email)
  await tag(/^Email id belongs to/)
}
