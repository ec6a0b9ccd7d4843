import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, draftNow, ok, renderPage, routing, slotsHost } from '@portal/testing'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import FlowPage from '../../pages/flow.page'
import { sampleSipDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { samplePayers, sampleSipQuote } from '../../testing/sample-sip'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const answers: Answers = {
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [2_500_000], sip: [50_000, 500_000] }),
  'transaction/sip/mandates': ok(samplePayers()),
  'transaction/validate/sip': ok(sampleSipQuote()),
  conf: ok(sampleConf),
}
const around = slotsHost({ 'mandate-choice': () => import('../../testing/fake-mandate-choice') })
const show = () =>
  renderPage(FlowPage, { answers, at: '/home/transaction/invest', draft: sampleSipDraft(), around })

/** The page once all that it asks for is there. */
async function title() {
  await screen.findByText('How is it paid?')
  return screen.getByRole('heading', { level: 1, name: 'Start a SIP' })
}
const goOn = async () => userEvent.click(screen.getAllByRole('button', { name: 'Continue to review' })[0]!)

test('the goals are the six of the fund house [S9.034]', async () => {
  show()
  await title()
  await userEvent.click(screen.getByRole('combobox', { name: /^Goal/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    "Child's Education",
    "Child's Marriage",
    'Wealth Creation',
    'Retirement Planning',
    'Dream Home',
    'Dream Vacation',
  ])
  await userEvent.click(screen.getByRole('option', { name: 'Dream Home' }))
  await waitFor(() => expect(draftNow().transactionDetails).toMatchObject({ sipGoal: 'Dream Home' }))
})

test('a SIP runs daily, monthly, quarterly, half-yearly or yearly; a daily one has no day of the month [S9.024]', async () => {
  const { callsOf } = show()
  await title()
  expect(screen.getByRole('group', { name: 'Day of the month' })).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: /^Frequency/ }))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Daily',
    'Monthly',
    'Quarterly',
    'Half Yearly',
    'Yearly',
  ])
  await userEvent.click(screen.getByRole('option', { name: 'Daily' }))
  expect(screen.queryByRole('group', { name: 'Day of the month' })).not.toBeInTheDocument()
  expect(screen.getByText(/^First debit due on Thursday, 27 August 2026\./)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'No. of Installments' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Number of instalments' }), '150')
  // From 27 August to 29 March, on weekdays of which Ganesh Chaturthi, Gandhi's birthday and Republic Day are none.
  expect(
    screen.getByText('150 × ₹5,000 = ₹7,50,000 in all. The last one is due in March 2027.'),
  ).toBeVisible()
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  const sent = callsOf('transaction/validate/sip').at(-1)?.body
  expect(sent).toMatchObject({ sipFrequency: 'Daily', sipStartDate: '2026-08-27' })
  expect(sent).not.toHaveProperty('sipDate')
})

test('a Smart SIP tells its life cover by year, and wants a nominee and a health declaration [S1.013]', async () => {
  const { callsOf } = show()
  await title()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Make it a Smart SIP/ }))
  // Ten, fifty and a hundred times 5,000 rupees.
  for (const cover of ['₹50,000', '₹2,50,000', '₹5,00,000']) expect(screen.getByText(cover)).toBeVisible()
  await goOn()
  expect((await screen.findAllByText('Enter who gets the cover')).length).toBeGreaterThan(0)
  await userEvent.type(screen.getByRole('textbox', { name: 'Who gets the cover' }), 'Rohan Verma')
  await userEvent.click(screen.getByRole('combobox', { name: /^Relation to you/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Spouse' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^I am in good health/ }))
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/validate/sip').at(-1)?.body).toMatchObject({
    smart: { nomineeName: 'Rohan Verma', nomineeRelation: 'SP', healthDeclared: true },
  })
})

test('a step-up is told at its fields, in the summary and to the server; a wrong one stands at its field [S3.037]', async () => {
  const { callsOf } = show()
  await title()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pay a little more every year/ }))
  const more = screen.getByRole('textbox', { name: 'More each time' })
  await goOn()
  expect(more).toHaveFocus()
  await userEvent.type(more, '500')
  expect(screen.getByText('₹5,500 after a year, ₹7,500 after 5 years.')).toBeVisible()
  await userEvent.click(screen.getByRole('combobox', { name: /^How far it grows/ }))
  await userEvent.click(screen.getByRole('option', { name: 'Up to a highest instalment' }))
  const highest = screen.getByRole('textbox', { name: 'Highest instalment' })
  await userEvent.type(highest, '4000')
  await goOn()
  expect(highest).toHaveAccessibleDescription(/₹5,001/)
  await userEvent.clear(highest)
  await userEvent.type(highest, '7000')
  expect(screen.getByText('₹500 more every year, up to ₹7,000')).toBeVisible()
  expect(draftNow().transactionDetails.sipTopUp).toEqual({
    topUpAvailable: true,
    topUpAmount: 500_00,
    topUpFrequency: 'Yearly',
    topUpMaxAmount: 7_000_00,
    topUpMaxYears: null,
    topUpuntil: null,
  })
  await goOn()
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
  expect(callsOf('transaction/validate/sip').at(-1)?.body).toMatchObject({
    sipTopUp: { topUpAmount: 500_00, topUpFrequency: 'Yearly', topUpMaxAmount: 7_000_00 },
  })
})
