import type { MandateChoiceProps } from '@portal/contracts/wire/slots'
import { renderPage } from '@portal/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import MandateChoiceSlot from './mandate-choice.slot'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const mandate = {
  umrn: 'PRJT7000000000001001',
  kind: 'OTM',
  bankId: 'bank-4417',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  limit: 1_00_000_00,
  validTill: '2031-03-25',
  usedAMonth: 12_500_00,
} as const
const other = { ...mandate, umrn: 'OTHER', bankId: 'bank-9052', accountLast4: '9052' }
const pending = {
  registrationId: 'R1',
  bankName: 'Palash Bank',
  accountLast4: '3308',
  limit: 50_000_00,
  expectedOn: '2026-08-28',
}

function show(changes: Partial<MandateChoiceProps> = {}) {
  const onChange = jest.fn()
  const props: MandateChoiceProps = {
    id: 'mandate',
    question: 'Every instalment is debited from',
    value: mandate.umrn,
    onChange,
    error: undefined,
    mandates: [mandate, other],
    pending: [],
    amount: 5_000_00,
    bankIds: undefined,
    ...changes,
  }
  renderPage(() => <MandateChoiceSlot {...props} />, { answers: {} })
  return onChange
}

test('a mandate tells what it allows, until when, and what SIPs take of it with this one; another is chosen', async () => {
  const onChange = show()
  expect(screen.getAllByText(/Up to ₹1,00,000 a debit, until 25 Mar 2031/)[0]).toBeVisible()
  expect(screen.getByText('₹12,500')).toBeVisible()
  expect(screen.getByText('with this one')).toHaveTextContent('₹17,500 with this one')
  await userEvent.click(screen.getByRole('radio', { name: 'Parijat Bank ••9052' }))
  expect(onChange).toHaveBeenCalledWith('OTHER')
})

test('one on an account of another folio cannot be chosen; one that the bank still registers says when it can be', () => {
  show({ bankIds: ['bank-4417'], pending: [pending] })
  expect(screen.getByRole('radio', { name: 'Parijat Bank ••9052' })).toBeDisabled()
  expect(screen.getByText(/This account is not in your folio/)).toBeVisible()
  expect(screen.getByText('Palash Bank ••3308 cannot pay yet.')).toBeVisible()
  expect(screen.getByText(/We expect the bank’s answer by 28 Aug 2026/)).toBeVisible()
})

test('another mandate is registered without losing what was entered', () => {
  show()
  expect(screen.getByRole('link', { name: 'Register another mandate' })).toHaveAttribute(
    'href',
    expect.stringContaining('/home/e-mandate/bank-details?back=sip'),
  )
})
