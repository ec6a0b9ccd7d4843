import { mandateBounds } from '@portal/contracts/validation'
import { formatRupeesRounded } from '@portal/kernel'
import type { MandateAccount, MandateRegistration } from '@portal/contracts/mandates/mandate'
import { ok, renderPage, routing } from '@portal/testing'
import { oddConf } from '@portal/testing/samples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { methods } from './methods'
import BankDetailsPage from './bank-details.page'
import SuccessPage from './success.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const serverNow = '2026-08-25T04:00:00.000Z'
const no = 'An e-mandate is not available for this account or bank.'
const account = (bankId: string, bankName: string, unavailable: Partial<MandateAccount['unavailable']>) => ({
  bankId,
  bankName,
  accountLast4: '4417',
  accountType: 'Savings',
  ifscCode: 'PARJ0000417',
  unavailable: { EMANDATE: null, UPI_AUTOPAY: null, OTM: null, ...unavailable },
})
const parijat = account('bank-1', 'Parijat Bank', {})
const kadamba = account('bank-2', 'Kadamba Bank', { EMANDATE: no })
const palash = account('bank-3', 'Palash Bank', { EMANDATE: no, UPI_AUTOPAY: no })
const closed = account('bank-4', 'Champa Bank', { EMANDATE: no, UPI_AUTOPAY: no, OTM: no })

type Account = ReturnType<typeof account>
const answersWith = (accounts: readonly Account[]) => ({
  'transaction/emandate/details': ok({ accounts, earliestStart: '2026-08-26', sips: [], serverNow }),
})
const show = (accounts: readonly Account[]) =>
  renderPage(BankDetailsPage, { answers: answersWith(accounts), at: '/home/e-mandate/bank-details' })
const registration: MandateRegistration = {
  bankId: 'bank-1',
  limit: 25_000_00,
  frequency: 'As presented',
  validFrom: '2026-08-26',
  validTill: '2031-08-26',
  raises: null,
  registrationId: 'EM1',
  number: 'EM100101',
  kind: 'EMANDATE',
  method: 'NETBANKING',
  state: 'registered',
  reason: null,
  umrn: 'PARJ7000000000000001',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  expectedOn: '2026-08-26',
}
const choose = async (bank: string) => userEvent.click(await screen.findByRole('radio', { name: bank }))

test('the chosen account says by what its bank takes mandates: Netbanking, Biller, or neither and why [S8.037]', async () => {
  show([parijat, kadamba, palash])
  expect(await screen.findByText('This bank takes mandates by Netbanking.')).toBeVisible()
  await choose('Kadamba Bank ••4417')
  expect(
    screen.getByText(/^An e-mandate is not available.*by Biller, in your UPI app\. Other ways/),
  ).toBeVisible()
  expect(screen.queryByText(/Netbanking/)).toBeNull()
  await choose('Palash Bank ••4417')
  expect(screen.getByText(`${no} Other ways are on the next page.`)).toBeVisible()
  expect(screen.queryByText(/takes mandates by/)).toBeNull()
})

test('an account that can have no mandate says why and cannot be chosen; the chosen one goes on', async () => {
  show([closed, parijat])
  expect(await screen.findByRole('radio', { name: 'Champa Bank ••4417' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Champa Bank ••4417' })).toHaveAccessibleDescription(no)
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue' })[0]!)
  await waitFor(() => expect(routing.address()).toBe('/home/e-mandate/mandate-details'))
})

test.each([
  [
    BankDetailsPage,
    'bank-details',
    'We tell you 37 hours before each debit. You can pause or end it at any time.',
  ],
  [SuccessPage, 'mandate-success?registration=EM1', 'We tell you 37 hours before each debit.'],
])('how long before a debit we tell of it is what the server reckons with', async (Page, at, text) => {
  const { container } = renderPage(Page, {
    answers: {
      ...answersWith([parijat]),
      'transaction/emandate/status': ok({ registration }),
      conf: ok(oddConf),
    },
    at: `/home/e-mandate/${at}`,
  })
  expect(await screen.findByText(text)).toBeVisible()
  expect(container).not.toHaveTextContent('24 hours')
})

test('UPI autopay names the most that one debit of it may take', () => {
  expect(methods.UPI.description()).toContain(
    `Up to ${formatRupeesRounded(mandateBounds.UPI_AUTOPAY.max)} a debit.`,
  )
})
