import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok, refusal, renderPage } from '@portal/testing'
import { demoSession } from '@portal/testing/samples'
import { oddConf, usualPeriod } from '../testing/odd-figures'
import { requestAnswers } from '../testing/request-samples'
import TaxDetailsPage from '../tax/tax-details.page'
import ContactPage from './contact.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const account = {
  pan: 'ZZZPV1001A',
  name: 'Asha Verma',
  email: 'asha.verma@example.in',
  mobile: '9810001001',
  countryCode: '+91',
  birthDate: '1986-03-14',
  nameOnPan: 'ASHA VERMA',
  aadhaarLinked: true,
  kycStatus: 'Validated',
  residency: 'Resident Indian',
  tinComplete: null,
}
const requested = requestAnswers['request/detail']!
const user = userEvent.setup()

test.each([
  [false, 'Use it for all folios'],
  [true, 'Take it back'],
])(
  'the default communication is confirmed and taken back by a request (confirmed: %s)',
  async (now, button) => {
    const { callsOf } = renderPage(ContactPage, {
      answers: {
        ...requestAnswers,
        'investor/accountDetails': ok(account),
        'auth/profile': ok({ ...demoSession.investor, defaultCommunication: now }),
        'investor/updateProfile': requested,
      },
    })
    await user.click(await screen.findByRole('button', { name: button }))
    await waitFor(() =>
      expect(callsOf('investor/updateProfile')).toMatchObject([
        { body: { birthDate: null, defaultCommunication: !now } },
      ]),
    )
  },
)

test('before contact details are replaced a popup asks: No keeps them, Yes goes on [S2.118]', async () => {
  const { callsOf } = renderPage(ContactPage, {
    answers: {
      ...requestAnswers,
      'investor/accountDetails': ok(account),
      'auth/profile': ok(demoSession.investor),
      'investor/updateContact': requested,
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'New e-mail' }), 'asha.new@example.in')
  const calls = () => callsOf('investor/updateContact')
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Review and confirm' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Replace your e-mail?' }))
    expect(popup.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['No', 'Yes'])
    await user.click(popup.getByRole('button', { name }))
  }
  await press('No')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls()).toEqual([])
  await press('Yes')
  await waitFor(() => expect(calls()).toMatchObject([{ body: { email: 'asha.new@example.in' } }]))
})

test('the wait for a bank account after a change is the one that the server reckons with', async () => {
  const { container } = renderPage(ContactPage, {
    answers: {
      ...requestAnswers,
      conf: oddConf,
      'investor/accountDetails': ok(account),
      'auth/profile': ok(demoSession.investor),
    },
  })
  expect(
    await screen.findByText(/For 17 days after the change you cannot add a bank account\.$/),
  ).toBeVisible()
  expect(container).not.toHaveTextContent(usualPeriod)
})

test('the address comes from the KYC: it is taken over with a request, and one that we have is not asked for again [S7.046]', async () => {
  const home = '11, Lake View Road, Pune 411004'
  const at = '/home/service-request/contact?change=address'
  const answers = {
    ...requestAnswers,
    'investor/accountDetails': ok(account),
    'investor/updateProfile': requested,
  }
  const addresses = { held: null as string | null, registered: home }
  const { callsOf } = renderPage(ContactPage, {
    answers: { ...answers, 'investor/getAddress': () => ok(addresses) },
    at,
  })
  expect(await screen.findByText(home)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Review and confirm' }))
  await waitFor(() =>
    expect(callsOf('investor/updateProfile')).toMatchObject([{ body: { address: 'REGISTER' } }]),
  )
  cleanup()
  addresses.held = home
  renderPage(ContactPage, { answers: { ...answers, 'investor/getAddress': () => ok(addresses) }, at })
  expect(await screen.findByText('Both are the same.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Review and confirm' })).toBeNull()
  cleanup()
  const down = 'The KYC agency did not answer.'
  renderPage(ContactPage, { answers: { ...answers, 'investor/getAddress': refusal(down, '-670') }, at })
  expect(await screen.findByText(down)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('tax is declared in two countries, and a wrong number is told at its own one [S7.047] [S7.083]', async () => {
  const declaration = {
    birthCity: 'Kochi',
    birthCountry: 'IN',
    nationality: 'IN',
    residencies: [{ country: 'US', tin: null, noTinReason: 'B' }],
    incomeSlab: '10_TO_25',
    occupation: 'PRIVATE',
    wealthSource: 'SALARY',
    exposed: 'N',
  }
  const countries = [
    { code: 'IN', name: 'India' },
    { code: 'SG', name: 'Singapore' },
    { code: 'US', name: 'United States' },
  ]
  let valid = false
  const { callsOf } = renderPage(TaxDetailsPage, {
    answers: {
      ...requestAnswers,
      'investor/getFATCADetails': ok({ declaration, countries, complete: true }),
      'transaction/tinValidation': () => ok({ valid, form: '9 letters and digits' }),
      'investor/update/fatcaDetails': requested,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add another country' }))
  await user.click(screen.getByRole('combobox', { name: /^Country 2/ }))
  await user.click(screen.getByRole('option', { name: 'Singapore' }))
  const number = screen.getByLabelText(/^Tax number \(TIN\) 2/)
  await user.type(number, 'X1')
  await user.click(screen.getByRole('button', { name: 'Review and confirm' }))
  await waitFor(() => expect(number).toHaveAccessibleDescription(/It has 9 letters and digits/))
  expect(callsOf('investor/update/fatcaDetails')).toEqual([])
  valid = true
  await user.clear(number)
  await user.type(number, 'S1234567D')
  await user.click(screen.getByRole('button', { name: 'Review and confirm' }))
  await waitFor(() =>
    expect(callsOf('investor/update/fatcaDetails')).toMatchObject([
      {
        body: {
          declaration: {
            residencies: [
              { country: 'US', tin: null, noTinReason: 'B' },
              { country: 'SG', tin: 'S1234567D', noTinReason: null },
            ],
          },
        },
      },
    ]),
  )
})
