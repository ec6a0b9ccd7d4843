import { navigate, neverAnswered, ok, refusal, renderPage, serverError } from '@portal/testing'
import { sampleConf } from '@portal/testing/samples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleDraft } from '../testing/sample-draft'
import { sampleFolio } from '../testing/sample-folios'
import AddAccountPage from './add-account.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const show = (folios: Parameters<typeof renderPage>[1]['answers'][string]) => {
  const answers = {
    'transaction/pendingTransaction': ok({ drafts: [sampleDraft()] }),
    'investor/get/folio': folios,
  }
  renderPage(AddAccountPage, { at: '/home/create-folio/add-account', answers })
  return answers
}

test('the accounts of the investor are waited for, not taken for none', async () => {
  show(neverAnswered)
  expect(await screen.findByText('Loading your bank accounts')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('accounts that did not load can be tried again, and are there then', async () => {
  const answers = show(serverError)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText(/What you entered is kept/)).toBeVisible()
  answers['investor/get/folio'] = ok({ folios: [sampleFolio()] })
  await userEvent.click(retry)
  expect(await screen.findByRole('radio', { name: /Parijat Bank/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Choose a bank account')).toBeVisible()
})

test('a refusal is told when the page takes the next press, not while the reason is still being kept', async () => {
  const { callsOf } = renderPage(AddAccountPage, {
    at: '/home/create-folio/add-account',
    answers: {
      'transaction/pendingTransaction': ok({ drafts: [sampleDraft()] }),
      'investor/get/folio': ok({ folios: [sampleFolio()] }),
      'transaction/saveBankDetails': refusal('The bank says that this account is closed.'),
      'transaction/saveBrokenTransaction': neverAnswered,
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Parijat Bank/ }))
  const button = screen.getByRole('button', { name: 'Continue' })
  await userEvent.click(button)
  await waitFor(() => expect(callsOf('transaction/saveBrokenTransaction')).toHaveLength(1))
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText(/this account is closed/)).toBeNull()
})

test('a refused account stays on the page with the reason, and can be pressed on at once', async () => {
  const { callsOf } = renderPage(AddAccountPage, {
    at: '/home/create-folio/add-account',
    answers: {
      'transaction/pendingTransaction': ok({ drafts: [sampleDraft()] }),
      'investor/get/folio': ok({ folios: [sampleFolio()] }),
      'transaction/saveBankDetails': refusal('The bank says that this account is closed.'),
      'transaction/saveBrokenTransaction': serverError,
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Parijat Bank/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText(/this account is closed/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(callsOf('transaction/saveBankDetails')).toHaveLength(2))
})

test.each([
  ['its bank has confirmed needs no cheque', ['nominees'], '/home/create-folio/review'],
  ['has another name at its bank needs one', ['nominees', 'cheque'], '/home/create-folio/upload-cheque'],
] as const)('an account that %s', async (_what, missing, next) => {
  navigate.mockClear()
  const user = userEvent.setup()
  renderPage(AddAccountPage, {
    at: '/home/create-folio/add-account',
    answers: {
      'transaction/pendingTransaction': ok({ drafts: [sampleDraft()] }),
      'investor/get/folio': ok({ folios: [sampleFolio()] }),
      'bank/details': ok({ bankName: 'Parijat Bank', branchName: 'Fort', branchCity: 'Mumbai' }),
      'transaction/saveBankDetails': ok({ draft: sampleDraft({ missing: [...missing] }) }),
    },
  })
  await user.click(await screen.findByRole('radio', { name: /Another account of mine/ }))
  await user.type(screen.getByLabelText('Account number'), '778899001122')
  await user.type(screen.getByLabelText('Account number again'), '778899001122')
  await user.type(screen.getByLabelText('IFSC'), 'PRJT0000417')
  await user.click(screen.getByRole('combobox', { name: /^Account type/ }))
  await user.click(await screen.findByRole('option', { name: 'Savings' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith(next))
})

test('a new account can be verified by UPI where the server has it, and is saved then without another check', async () => {
  const { callsOf } = renderPage(AddAccountPage, {
    at: '/home/create-folio/add-account',
    answers: {
      conf: ok({ ...sampleConf, accountByUpi: true }),
      'transaction/pendingTransaction': ok({ drafts: [sampleDraft()] }),
      'investor/get/folio': ok({ folios: [sampleFolio()] }),
      'investor/accountByUpi/begin': ok({ proofId: null, state: 'verified', upi: null }),
      'transaction/saveBankDetails': refusal('Saved elsewhere.'),
      'transaction/saveBrokenTransaction': ok({ draft: sampleDraft() }),
    },
  })
  await userEvent.click(await screen.findByRole('radio', { name: /Another account of mine/ }))
  const verify = await screen.findByRole('button', { name: 'Verify by UPI instead' })
  await userEvent.click(verify)
  expect(callsOf('investor/accountByUpi/begin')).toHaveLength(0)
  await userEvent.type(screen.getByLabelText('Account number'), '918020067713364')
  await userEvent.type(screen.getByLabelText(/again/), '918020067713364')
  await userEvent.type(screen.getByLabelText('IFSC'), 'PLSH0000331')
  await userEvent.click(screen.getByRole('combobox', { name: /Account type/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Savings' }))
  await userEvent.click(verify)
  await waitFor(() => expect(callsOf('transaction/saveBankDetails')).toHaveLength(1))
  const account = { accountNumber: '918020067713364', ifscCode: 'PLSH0000331' }
  expect(callsOf('investor/accountByUpi/begin')).toMatchObject([{ body: { account } }])
  expect(screen.queryByRole('dialog')).toBeNull()
})
