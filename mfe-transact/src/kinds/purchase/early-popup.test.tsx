import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleDraft } from '../../testing/sample-draft'
import { sampleFolio } from '../../testing/sample-folios'
import { sampleQuote } from '../../testing/sample-order'
import { type Answers, draftNow, ok, refusal, renderPage, routing } from '@portal/testing'
import FlowPage from '../../pages/flow.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const overseas = sampleScheme({
  schemePlanCode: 'WORLD-DG',
  schemeCode: 'WORLD',
  schemeDesc: 'Neem World FoF',
  fundType: 'INTERNATIONAL',
  minPurchase: 5_000_00,
})
const regular = sampleScheme({
  schemePlanCode: 'FLEXI-RG',
  schemeSubCode: 'RG',
  planCode: 'R',
  planMode: 'REGULAR',
})
const distributor = { distributorARN: 'ARN-1204', name: 'Gulmohar', city: 'Pune' }
const answers: Answers = {
  'product/schemes': ok({
    categories: [
      {
        categoryName: 'EQUITY',
        categoryDisplayName: 'Equity Fund',
        schemes: [sampleScheme({ minAddPurchase: 500_00 }), regular],
      },
      { categoryName: 'INTERNATIONAL', categoryDisplayName: 'International FoF', schemes: [overseas] },
    ],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  investmentChiplets: ok({ lumpsum: [5_000_00], sip: [] }),
  'transaction/quote': ok(sampleQuote()),
  'distributor/previouslist': ok({
    distributors: [{ ...distributor, subBrokerCode: null, euin: null }],
    advisers: [],
  }),
  'distributor/euin/list': ok({ euins: [{ euin: 'E012041', name: 'Kavya Shetty' }] }),
  conf: ok(sampleConf),
}
const show = (draft?: ReturnType<typeof sampleDraft>, changed: Answers = {}) =>
  renderPage(FlowPage, { answers: { ...answers, ...changed }, at: '/home/transaction/invest', draft })
const amountField = () => screen.findByRole('textbox', { name: 'Amount' })
const goOn = async () => {
  await amountField()
  await userEvent.click(screen.getAllByRole('button', { name: 'Continue to review' })[0]!)
}
const choose = async (field: string, option: RegExp) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(`^${field}`) }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const popupButtons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const answer = async (button: string) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('an order with nothing on it says so, and OK leads to what is missing [S2.116]', async () => {
  show()
  await goOn()
  expect(await screen.findByRole('dialog', { name: 'Your order is still empty' })).toBeVisible()
  expect(popupButtons()).toEqual(['OK'])
  await answer('OK')
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('link', { name: /Scheme: Choose a scheme/ })).toBeVisible()
  expect(routing.address()).toBe('/home/transaction/invest')
})

test('a fund of funds says its smallest amount in a popup, and other funds beside the field [S2.117]', async () => {
  show(sampleDraft({}, { amount: 100_00 }))
  await goOn()
  expect(screen.queryByRole('dialog')).toBeNull()
  await choose('Scheme', /Neem World FoF/)
  await goOn()
  const popup = await screen.findByRole('dialog', { name: 'This fund of funds takes no smaller amount' })
  expect(popup).toHaveTextContent('It takes ₹5,000 or more here.')
  expect(popupButtons()).toEqual(['OK'])
  await answer('OK')
  expect(await amountField()).toHaveFocus()
  expect(routing.address()).toBe('/home/transaction/invest')
})

describe('a distributor of whom nobody is named as adviser', () => {
  const through = { distributorARN: 'ARN-1204', subBrokerCode: null, ria: null, executionOnly: false }
  const withEuin = (euin: string | null) => sampleDraft({}, { distributorInfo: { ...through, euin } })

  test('Continue Transaction declares that nobody advised and goes on; Quit leaves the order [S2.111]', async () => {
    const { unmount } = show(withEuin(null))
    await goOn()
    expect(await screen.findByRole('dialog', { name: 'You did not say who advised you' })).toBeVisible()
    expect(popupButtons()).toEqual(['Quit', 'Continue Transaction'])
    expect(routing.address()).toBe('/home/transaction/invest')
    await answer('Continue Transaction')
    await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
    expect(draftNow().transactionDetails.distributorInfo).toMatchObject({ euin: null, executionOnly: true })
    unmount()
    show(withEuin(null))
    await goOn()
    await screen.findByRole('dialog')
    await answer('Quit')
    await waitFor(() => expect(routing.address()).toBe('/home/explore-funds'))
  })

  test('the register is asked about the EUIN beside its field, before anything is ordered; whoever was advised by nobody reads nothing of it', async () => {
    const why = 'This EUIN has expired. Choose another.'
    const { callsOf } = show(withEuin('E012041'), { 'distributor/euin/validate': refusal(why, '-316') })
    expect(await screen.findByText(why)).toBeVisible()
    expect(screen.getByText(why).closest('[role="alert"]')).not.toBeNull()
    expect(callsOf('distributor/euin/validate')[0]?.body).toMatchObject({
      distributorARN: 'ARN-1204',
      euin: 'E012041',
    })
    await userEvent.click(screen.getByRole('checkbox', { name: /^Nobody of my distributor advised me/ }))
    await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  })

  test('an EUIN that the server refuses has Cancel, which stays, and OK, which goes on without it [S2.111]', async () => {
    const { callsOf } = show(withEuin('E012041'), {
      'transaction/quote': ({ body }) =>
        (body as { advice?: { euin: string | null } }).advice?.euin
          ? refusal('This EUIN has expired. Choose another.', '-316')
          : ok(sampleQuote()),
    })
    await goOn()
    const popup = await screen.findByRole('dialog', { name: 'This EUIN cannot be used' })
    expect(popup).toHaveTextContent('This EUIN has expired.')
    expect(popupButtons()).toEqual(['Cancel', 'OK'])
    await answer('Cancel')
    expect(routing.address()).toBe('/home/transaction/invest')
    await goOn()
    await screen.findByRole('dialog')
    await answer('OK')
    await waitFor(() => expect(routing.address()).toBe('/home/transaction/review'))
    expect(callsOf('transaction/quote').at(-1)?.body).toMatchObject({
      advice: { distributorARN: 'ARN-1204', euin: null, executionOnly: true },
    })
  })
})
