import { neverAnswered, ok, renderPage, serverError } from '@portal/kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleDraft } from '../testing/sample-draft'
import { sampleFolio } from '../testing/sample-folios'
import AddAccountPage from './add-account.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/kernel/testing')>('@portal/kernel/testing').routedKernel(),
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
