import { message } from '@portal/kernel'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ok, refusal, renderPage } from '@portal/testing'
import { sampleConf } from '@portal/testing/samples'
import { useAsk } from '../shared/use-ask'
import { oddConf, usualPeriod } from '../testing/odd-figures'
import { requestAnswers } from '../testing/request-samples'
import AddBankPage from './add-bank.page'
import type { FolioBanks } from './bank.api'
import BankListPage from './bank-list.page'
import { FolioBanksCard } from './folio-banks-card'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const whyKept = 'A folio needs one account. Add another one first.'
const bank: FolioBanks['banks'][number] = {
  bankId: 'BA-1',
  bankName: 'Parijat Bank',
  ifscCode: 'PRJT0000417',
  branchName: 'Fort',
  branchCity: 'Mumbai',
  accountType: 'Savings',
  accountLast4: '4417',
  isDefault: true,
  usableFrom: null,
  whyKept,
}
const folio: FolioBanks = { folioNo: '91024821', canChange: true, whyNoMore: null, banks: [bank] }
const withFolio = (more: object) => ({
  ...requestAnswers,
  'investor/getBanks': ok({ folios: [{ ...folio, ...more }] }),
})
const user = userEvent.setup()

async function fillFields() {
  await user.type(await screen.findByLabelText('Account number'), '918020067713364')
  await user.type(screen.getByLabelText('Account number again'), '918020067713364')
  await user.type(screen.getByLabelText('IFSC'), 'PLSH0000331')
}

async function fill() {
  await fillFields()
  await user.click(screen.getByRole('button', { name: 'Check the account' }))
}

test('a full folio says so in place of the button [S8.028]', async () => {
  const whyNoMore = message('tooManyBanks', { most: 5 })
  renderPage(BankListPage, { answers: withFolio({ whyNoMore }) })
  expect(await screen.findByText(whyNoMore)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Add a bank account/ })).toBeNull()
})

test('what a list that comes anew says of an account counts, also for the dialog that is open', async () => {
  let hear = (_: FolioBanks) => {}
  const List = () => {
    const [known, setKnown] = useState<FolioBanks>(withoutReason)
    hear = (news) => act(() => setKnown(news))
    return <FolioBanksCard folio={known} asking={useAsk()} />
  }
  const withoutReason: FolioBanks = { ...folio, banks: [{ ...bank, isDefault: false, whyKept: null }] }
  renderPage(List, { answers: requestAnswers })
  await user.click(await screen.findByRole('button', { name: /^Change Parijat Bank/ }))
  await user.click(screen.getByText('Delete'))
  expect(await screen.findByRole('button', { name: 'Delete the account' })).toBeVisible()
  hear(folio)
  expect(await screen.findByText(whyKept)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete the account' })).toBeNull()
})

test('an account that must stay says why [S2.057]', async () => {
  renderPage(BankListPage, { answers: withFolio({}), at: '/nct/bank-list/ifsc' })
  expect(await screen.findByText('Choose the account whose bank or branch has merged.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Change Parijat Bank/ }))
  await user.click(screen.getByText('Delete'))
  expect(await screen.findByText(whyKept)).toBeVisible()
})

test('tells of the Rs. 1 before it is sent, and asks for a cheque where the name differs [S8.032]', async () => {
  const verified = {
    bankName: 'Palash Bank',
    branchName: 'Indiranagar',
    branchCity: 'Bengaluru',
    nameMatches: false,
  }
  const { callsOf } = renderPage(AddBankPage, {
    answers: { ...withFolio({}), 'investor/pennydropVerification': ok(verified) },
    at: '/home/service-request/add-bank?folio=91024821',
  })
  expect(await screen.findByText(/Re\. 1 \(Rs\. 1\)/)).toBeVisible()
  await fill()
  expect(await screen.findByText(message('nameMatchFailed'))).toBeVisible()
  expect(callsOf('investor/addBank')).toHaveLength(0)
})

test('keeps the account when the server knows it already [S8.031]', async () => {
  const verified = {
    bankName: 'Palash Bank',
    branchName: 'Indiranagar',
    branchCity: 'Bengaluru',
    nameMatches: true,
  }
  renderPage(AddBankPage, {
    answers: {
      ...withFolio({}),
      'investor/pennydropVerification': ok(verified),
      'investor/addBank': refusal(message('duplicateAccount'), '-564'),
    },
    at: '/home/service-request/add-bank?folio=91024821',
  })
  await fill()
  expect(await screen.findByText(message('duplicateAccount'))).toBeVisible()
  expect(screen.getByLabelText('IFSC')).toHaveValue('PLSH0000331')
})

test('what was refused of one account is gone when another one is checked', async () => {
  let checks = 0
  const verified = { bankName: 'Palash Bank', branchName: 'Indiranagar', branchCity: 'Bengaluru' }
  renderPage(AddBankPage, {
    answers: {
      ...withFolio({}),
      'investor/pennydropVerification': () => ok({ ...verified, nameMatches: checks++ === 0 }),
      'investor/addBank': refusal(message('duplicateAccount'), '-564'),
    },
    at: '/home/service-request/add-bank?folio=91024821',
  })
  await fill()
  expect(await screen.findByText(message('duplicateAccount'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check the account' }))
  expect(await screen.findByText(message('nameMatchFailed'))).toBeVisible()
  expect(screen.queryByText(message('duplicateAccount'))).toBeNull()
})

test('how long a new account waits is what the server reckons with', async () => {
  const { container } = renderPage(AddBankPage, {
    answers: { ...withFolio({}), conf: oddConf },
    at: '/home/service-request/add-bank?folio=91024821',
  })
  expect(await screen.findByText(/ready\. You can use the account 17 days after you add it\.$/)).toBeVisible()
  expect(container).not.toHaveTextContent(usualPeriod)
})

test.each([
  ['Update the IFSC', 'We compare it with the bank’s merger, within 4 business days.'],
  ['Correct the account type', 'We check it within 4 business days.'],
])('the dialog "%s" names the time in which the server has it looked at', async (item, text) => {
  renderPage(BankListPage, { answers: { ...withFolio({}), conf: oddConf } })
  await user.click(await screen.findByRole('button', { name: /^Change Parijat Bank/ }))
  await user.click(screen.getByText(item))
  const dialog = await screen.findByRole('dialog', { name: item })
  await waitFor(() => expect(dialog).toHaveTextContent(text))
  expect(document.body).not.toHaveTextContent(usualPeriod)
})

describe('verifying by UPI', () => {
  const verified = {
    bankName: 'Palash Bank',
    branchName: 'Indiranagar',
    branchCity: 'Bengaluru',
    nameMatches: true,
  }
  const show = (accountByUpi: boolean, state: string) =>
    renderPage(AddBankPage, {
      answers: {
        ...withFolio({}),
        conf: ok({ ...sampleConf, accountByUpi }),
        'investor/accountByUpi/begin': ok({ proofId: null, state, upi: null }),
        'investor/pennydropVerification': ok({ ...verified, nameMatches: state === 'verified' }),
        'investor/addBank': refusal(message('duplicateAccount'), '-564'),
      },
      at: '/home/service-request/add-bank?folio=91024821',
    })

  test('is offered where the server has it', async () => {
    show(false, 'verified')
    expect(await screen.findByRole('button', { name: 'Check the account' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Verify by UPI instead' })).toBeNull()
  })

  test('asks for the fields first, then for Re 1 from the account, and then goes on as after a check', async () => {
    const { callsOf } = show(true, 'verified')
    await user.click(await screen.findByRole('button', { name: 'Verify by UPI instead' }))
    expect(screen.getByLabelText('Account number')).toBeInvalid()
    expect(callsOf('investor/accountByUpi/begin')).toHaveLength(0)
    await fillFields()
    await user.click(screen.getByRole('button', { name: 'Verify by UPI instead' }))
    expect(await screen.findByText(message('duplicateAccount'))).toBeVisible()
    const account = { accountNumber: '918020067713364', ifscCode: 'PLSH0000331' }
    expect(callsOf('investor/accountByUpi/begin')).toMatchObject([{ body: { account } }])
    expect(callsOf('investor/addBank')).toHaveLength(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks for a cheque where the bank has another name', async () => {
    const { callsOf } = show(true, 'nameMismatch')
    await fillFields()
    await user.click(screen.getByRole('button', { name: 'Verify by UPI instead' }))
    expect(await screen.findByText(message('nameMatchFailed'))).toBeVisible()
    expect(callsOf('investor/addBank')).toHaveLength(0)
  })
})
