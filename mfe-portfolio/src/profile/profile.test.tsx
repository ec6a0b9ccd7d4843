import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, renderPage, serverError } from '@portal/testing'
import { sampleConf, sampleFigures } from '@portal/testing/samples'
import { accountAnswers, sampleAccount } from '../testing/account-samples'
import { asha } from '../testing/portfolio-samples'
import AccountDetailsPage from './account-details.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const user = userEvent.setup()
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('shows who the investor is, a card a subject [S2.029, S1.006]', async () => {
  renderPage(AccountDetailsPage, { answers: accountAnswers, investor: asha })
  expect(
    (await card('You')).getByText('PAN ZZXXXXXX1A · Resident Indian · 2 folios since March 2023'),
  ).toBeVisible()
  expect((await card('KYC')).getByText('You can invest with any fund house.')).toBeVisible()
  expect((await card('Tax residency')).getByText('Complete')).toBeVisible()
  expect((await card('Folios')).getAllByRole('link', { name: /Holdings/ })[0]).toHaveAttribute(
    'href',
    '/home/investments/portfolio?folio=1002934821',
  )
})

test('PAN, e-mail, account, folio and phone are masked, and shown when asked for [S5.049, S5.050, S5.051, S5.052, S5.053]', async () => {
  const { container } = renderPage(AccountDetailsPage, { answers: accountAnswers, investor: asha })
  const contact = await card('Contact')
  expect(contact.getByText('+91 XXXXXX1001')).toBeVisible()
  expect(contact.getByText('XXha.verma@example.in')).toBeVisible()
  expect((await card('Identity')).getByText('ZZXXXXXX1A')).toBeVisible()
  expect((await card('Bank accounts')).getByText('Parijat Bank XXXX4417')).toBeVisible()
  expect((await card('Folios')).getAllByText('XXXXXX4821')[0]).toBeVisible()
  for (const secret of ['ZZZPV1001A', '9810001001', 'asha.verma', '1002934821', '12 Apr 1988'])
    expect(container).not.toHaveTextContent(secret)
  await user.click(contact.getByRole('button', { name: 'Show mobile' }))
  expect(contact.getByText('+91 9810001001')).toBeVisible()
  await user.click(contact.getByRole('button', { name: 'Hide mobile' }))
  expect(contact.queryByText('+91 9810001001')).toBeNull()
})

test('tells which account is the default, from when a new one can be used, and where a nominee is missing', async () => {
  renderPage(AccountDetailsPage, { answers: accountAnswers, investor: asha })
  const banks = await card('Bank accounts')
  expect(banks.getByText('Savings, default')).toBeVisible()
  expect(banks.getByText('Savings, ready from 31 Aug 2026')).toBeVisible()
  const nominees = await card('Nominees')
  expect(nominees.getByText('Missing in 1 folio')).toBeVisible()
  expect(nominees.getByText('Rohan Verma, Spouse')).toBeVisible()
})

test('how long a new account waits is what the server reckons with', async () => {
  const figures = { ...sampleFigures, days: { ...sampleFigures.days, bankCooling: 17 } }
  const { container } = renderPage(AccountDetailsPage, {
    answers: { ...accountAnswers, conf: ok({ ...sampleConf, figures }) },
    investor: asha,
  })
  const banks = await card('Bank accounts')
  expect(await banks.findByText('A new account can be used 17 days after it was added.')).toBeVisible()
  expect(container).not.toHaveTextContent(/\b10 days/)
})

test('each detail leads to the page where it is changed', async () => {
  renderPage(AccountDetailsPage, { answers: accountAnswers, investor: asha })
  const ways = [
    ['Bank accounts', 'Add a bank account', 'bank-list'],
    ['Contact', 'Change e-mail or mobile', 'contact'],
    ['Nominees', 'Add a nominee', 'nominee-details'],
    ['Tax residency', 'Check and confirm', 'tax-details'],
  ] as const
  for (const [subject, label, page] of ways)
    expect((await card(subject)).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      `/home/service-request/${page}`,
    )
})

test('an unlinked PAN and a missing tax number say so', async () => {
  const other = { ...sampleAccount, aadhaarLinked: false, tinComplete: false }
  renderPage(AccountDetailsPage, {
    answers: { ...accountAnswers, 'investor/accountDetails': ok(other) },
    investor: asha,
  })
  expect((await card('Identity')).getByText('Not linked')).toBeVisible()
  expect((await card('Tax residency')).getByText('TIN missing')).toBeVisible()
})

test('says that the profile did not load, and tries again', async () => {
  let attempts = 0
  const flaky = () => (attempts++ ? ok(sampleAccount) : serverError)
  renderPage(AccountDetailsPage, {
    answers: { ...accountAnswers, 'investor/accountDetails': flaky },
    investor: asha,
  })
  expect(await screen.findByText('Your profile did not load')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Identity' })).toBeVisible()
})
