import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { limits, readStored, removeStored, writeStored } from '@portal/kernel'
import type { Cart, CartItem } from '@portal/contracts/cart/cart'
import * as z from 'zod/mini'
import { sampleConf, sampleScheme } from '@portal/testing/samples'
import { sampleFolio } from '../testing/sample-folios'
import { sampleQuote } from '../testing/sample-order'
import { type Answers, draftNow, ok, refusal, renderPage, routing } from '@portal/testing'
import MultiInvestmentPage from './cart.page'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const at = '/home/transaction/multi-investment/1'
afterEach(() => {
  removeStored('linkedScheme')
  removeStored('defaultSchemes')
})

test('the scheme of a notification or an offer goes on to its purchase, once [S2.168]', async () => {
  writeStored('linkedScheme', 'VALUE-DG')
  renderPage(MultiInvestmentPage, { answers: {}, at })
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/invest?scheme=VALUE-DG'))
  expect(readStored('linkedScheme', z.unknown())).toBeUndefined()
})

const item = (changes: Partial<CartItem> = {}): CartItem => ({
  itemId: 'item-1',
  investDetails: { kind: 'LUMPSUM', schemePlanCode: 'FLEXI-DG', folioNo: '1000004821', amount: 25_000_00 },
  investmentMode: 'Direct',
  distributorInfo: null,
  sipGoal: null,
  scheme: sampleQuote().scheme,
  lumpsum: sampleQuote(),
  sip: null,
  refusal: null,
  minimum: 1_000_00,
  toPay: 25_000_00,
  ...changes,
})
const closed = item({
  itemId: 'item-2',
  scheme: { ...sampleQuote().scheme, schemeName: 'Neem Small Cap Fund', schemePlanCode: 'SMALL-DG' },
  lumpsum: null,
  refusal: {
    code: '-303',
    message: 'Neem Small Cap Fund is closed to new investments. Choose another fund.',
  },
  toPay: 0,
})
const cartOf = (...items: CartItem[]): Cart => ({
  items,
  toPay: 25_000_00,
  stampDuty: 125,
  stampDutyPercent: '0.005',
  refusal: null,
})
const answers: Answers = {
  'transaction/cart': ok(cartOf(item(), closed)),
  'product/schemes': ok({
    categories: [{ categoryName: 'EQUITY', categoryDisplayName: 'Equity Fund', schemes: [sampleScheme()] }],
    navDate: '2026-08-24',
  }),
  'investor/get/folio': ok({ folios: [sampleFolio()] }),
  conf: ok(sampleConf),
}
const show = (changed: Answers = {}, page = at) =>
  renderPage(MultiInvestmentPage, { answers: { ...answers, ...changed }, at: page })

test('an order that cannot be bought says why and is left out; the others lead to one review', async () => {
  show()
  expect(await screen.findByRole('heading', { name: '1 of 2 orders' })).toBeVisible()
  expect(screen.getByText(/Neem Small Cap Fund is closed/)).toBeVisible()
  expect(screen.getAllByText('Not counted').length).toBeGreaterThan(1)
  const [review] = screen.getAllByRole('link', { name: 'Review 1 order' })
  expect(review).toHaveAttribute('href', '/home/transaction/multi-review')
})

test('the rate of stamp duty is that of the cart', async () => {
  const { container } = show({ 'transaction/cart': ok({ ...cartOf(item()), stampDutyPercent: '0.017' }) })
  expect(await screen.findByText(/^Includes stamp duty of 0\.017%/)).toBeVisible()
  expect(container).not.toHaveTextContent('0.005')
})

test('a changed amount is kept once it stands still, and a removed order goes', async () => {
  const { callsOf } = show({
    'transaction/cart/change': ok(cartOf(item({ toPay: 30_000_00 }))),
    'transaction/cart/remove': ok(cartOf(item())),
  })
  const amount = await screen.findByRole('textbox', { name: 'Amount of Neem Flexi Cap Fund' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '30000')
  await waitFor(() => expect(callsOf('transaction/cart/change')).toHaveLength(1), { timeout: 3000 })
  expect(callsOf('transaction/cart/change')[0]?.body).toMatchObject({
    itemId: 'item-1',
    investDetails: { amount: 30_000_00 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Remove Neem Flexi Cap Fund' }))
  await waitFor(() => expect(callsOf('transaction/cart/remove')).toHaveLength(1))
})

test('an amount that was typed a moment ago is kept before the review opens', async () => {
  const { callsOf } = show({
    'transaction/cart/change': ok(
      cartOf(item({ investDetails: { ...item().investDetails, amount: 30_000_00 } }), closed),
    ),
  })
  const amount = await screen.findByRole('textbox', { name: 'Amount of Neem Flexi Cap Fund' })
  await userEvent.clear(amount)
  await userEvent.paste('30000')
  await userEvent.click(screen.getAllByRole('link', { name: 'Review 1 order' })[0]!)
  await waitFor(() => expect(routing.address()).toBe('/home/transaction/multi-review'))
  expect(callsOf('transaction/cart/change')).toHaveLength(1)
})

test.each(['', '  ', 'nothing', '0', '99999999999999999999'])(
  'with “%s” as an amount the review does not open, and the field says so [S5.012]',
  async (pasted) => {
    const { callsOf } = show()
    const amount = await screen.findByRole('textbox', { name: 'Amount of Neem Flexi Cap Fund' })
    await userEvent.clear(amount)
    if (pasted) await userEvent.paste(pasted)
    await userEvent.click(screen.getAllByRole('link', { name: 'Review 1 order' })[0]!)
    expect(amount).toHaveFocus()
    expect(amount).toHaveAccessibleDescription(/Enter an amount/)
    expect(routing.address()).toBe(at)
    expect(callsOf('transaction/cart/change')).toEqual([])
  },
)

test('an amount that the server does not keep stays in its field, and the review does not open with the old one', async () => {
  const { callsOf } = show({ 'transaction/cart/change': refusal('Something went wrong.') })
  const amount = await screen.findByRole('textbox', { name: 'Amount of Neem Flexi Cap Fund' })
  await userEvent.clear(amount)
  await userEvent.paste('30000')
  await userEvent.click(screen.getAllByRole('link', { name: 'Review 1 order' })[0]!)
  await waitFor(() => expect(callsOf('transaction/cart/change').length).toBeGreaterThan(0))
  expect(amount).toHaveValue('30,000')
  expect(routing.address()).toBe(at)
})

test('changing an order opens its form with all that it says', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Change Neem Flexi Cap Fund' }))
  expect(routing.address()).toBe('/home/transaction/edit-investment')
  expect(draftNow()).toMatchObject({
    cartItemId: 'item-1',
    originalSchemeDetails: { schemePlanCode: 'FLEXI-DG' },
    transactionDetails: { amount: 25_000_00, selectFolio: '1000004821' },
  })
})

test('the funds that a log-in selected in the fund list do not lead away from the cart', async () => {
  writeStored('defaultSchemes', ['VALUE-DG', 'LARGE-DG'])
  show()
  expect(await screen.findByRole('heading', { name: '1 of 2 orders' })).toBeVisible()
  expect(routing.address()).toBe(at)
  expect(readStored('defaultSchemes', z.unknown())).toEqual(['VALUE-DG', 'LARGE-DG'])
})

test('an empty cart says so, and where to fill it', async () => {
  show({ 'transaction/cart': ok({ ...cartOf(), toPay: 0, stampDuty: 0 }) })
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(
    screen.getByText(`Add up to ${limits.entries.cartSchemes} funds, then pay for all of them at once.`),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explore funds' })).toBeVisible()
})

test('a cart that did not load can be asked for again', async () => {
  show({ 'transaction/cart': { status: 500, code: 'E_SERVER', message: 'No' } })
  expect(await screen.findByText('Your cart did not load', undefined, { timeout: 9000 })).toBeVisible()
}, 12_000)
