import { href, portalStore, routes } from '@portal/kernel'
import type { InstaRedeemQuote } from '@portal/contracts/orders/instant-redemption'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, navigate, ok, refusal, renderPage, routing } from '@portal/testing'
import { oddConf, sampleConf, sampleHolding } from '@portal/testing/samples'
import { outflowDraftAtom } from '../outflow/outflow-draft'
import FlowPage from '../../pages/flow.page'
import { sampleOutflowDraft, sampleOutflowQuote, sampleRedemption } from '../../testing/sample-outflow'
import { sampleFolio } from '../../testing/sample-folios'
import instaReceipt from './receipt'

jest.mock('@portal/kernel', () =>
  jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
)

const limit = {
  eligible: true,
  reason: null,
  dayLimit: 50_000_00,
  usedToday: 10_000_00,
  most: 40_000_00,
  rule: { most: 50_000_00, percent: '90', minutes: 30 },
}
const {
  payoutOn: _on,
  payoutOnIfLater: _later,
  ...exit
} = sampleOutflowQuote({ exitLoad: 0, net: 20_000_00 })
const quote: InstaRedeemQuote = {
  ...exit,
  dayLimit: 50_000_00,
  usedToday: 10_000_00,
  most: 40_000_00,
  payoutBy: '2026-08-25T08:18:00.000Z',
}
const answers: Answers = {
  conf: ok(sampleConf),
  'investor/get/folio': ok({ folios: [sampleFolio({ holdings: [sampleHolding({ fundType: 'DEBT' })] })] }),
  'transaction/instRedeem/eligible': ok(limit),
  'transaction/validate/redeem': ok(sampleOutflowQuote()),
  'transaction/validate/instaRedeem': ok(quote),
}
const at = (path: string) => ({ at: `${path}?plan=INSTA_REDEEM` })
const draft = sampleOutflowDraft({
  plan: 'INSTA_REDEEM',
  amountUnitType: 'AMOUNT',
  amount: 20_000_00,
  units: '',
})

test('an ordinary redemption of a debt fund offers the part that can be had at once [S1.020]', async () => {
  portalStore.set(outflowDraftAtom, sampleOutflowDraft())
  renderPage(FlowPage, { answers, at: '/home/transact/redeemption-detail?plan=REDEEM' })
  expect(await screen.findByText('You can have up to ₹40,000.00 within 30 minutes')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Redeem at once' }))
  const { schemePlanCode: scheme } = sampleHolding()
  const { folioNo: folio } = sampleFolio()
  expect(navigate).toHaveBeenCalledWith(href(routes.selectScheme, { plan: 'INSTA_REDEEM', scheme, folio }))
})

test('it asks for an amount within the limit of the day, and says when the money is there [S1.020]', async () => {
  portalStore.set(outflowDraftAtom, draft)
  renderPage(FlowPage, { answers, ...at('/home/transact/redeemption-detail') })
  expect(await screen.findByText(/Up to ₹40,000.00 now. You have had ₹10,000.00 today/)).toBeVisible()
  expect(screen.queryByRole('radio', { name: 'Units' })).toBeNull()
  expect(await screen.findByText('1:48 pm, 25 Aug 2026')).toBeVisible()
})

test('limit, share and time are those of the rule that the server reckons with', async () => {
  const odd = ok({ ...limit, rule: { most: 70_000_00, percent: '83', minutes: 43 } })
  const changed = { ...answers, 'transaction/instRedeem/eligible': odd }
  portalStore.set(outflowDraftAtom, sampleOutflowDraft())
  const first = renderPage(FlowPage, {
    answers: changed,
    at: '/home/transact/redeemption-detail?plan=REDEEM',
  })
  expect(await screen.findByText('You can have up to ₹40,000.00 within 43 minutes')).toBeVisible()
  expect(first.container).not.toHaveTextContent('30 minutes')
  first.unmount()
  portalStore.set(outflowDraftAtom, draft)
  const { container } = renderPage(FlowPage, { answers: changed, ...at('/home/transact/redeemption-detail') })
  expect(await screen.findByText(/the lower of ₹70,000 and 83% of what you hold/)).toBeVisible()
  expect(container).not.toHaveTextContent(/lower of ₹50,000|90%/)
})

test('the review says that it cannot be taken back, and a refusal of the limit leads to its field [S7.063]', async () => {
  portalStore.set(outflowDraftAtom, { ...draft, idempotencyKey: 'key-instant-1' })
  const first = renderPage(FlowPage, { answers, ...at('/home/transact/review') })
  expect(await screen.findByText(/The money leaves at once, so you cannot cancel it/)).toBeVisible()
  expect(
    screen.getByText(/^The amount is certain.*sold at the lower NAV of 25 Aug 2026 and 26 Aug 2026\.$/),
  ).toBeVisible()
  expect(screen.queryByText('NAV if you confirm later')).toBeNull()
  first.unmount()
  const over = refusal('You can have up to ₹5,000 of this fund at once today.', '-383')
  renderPage(FlowPage, {
    answers: { ...answers, 'transaction/validate/instaRedeem': over },
    ...at('/home/transact/review'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the amount' }))
  expect(routing.address()).toBe('/home/transact/redeemption-detail?plan=INSTA_REDEEM')
})

test('its receipt names the minute by which the money is there, and the NAVs that its units wait for', () => {
  const order = sampleRedemption({
    kind: 'INSTA_REDEEM',
    state: 'accepted',
    createdAt: '2026-08-25T07:48:00.000Z',
    netAmount: 20_000_00,
    cancelUntil: null,
  })
  expect(instaReceipt.headline(order, sampleConf)).toEqual({
    title: '₹20,000.00 is on its way',
    text: 'It is in Parijat Bank ••4417 by 1:48 pm.',
  })
  const stepsOf = (changes: Partial<typeof order>) =>
    instaReceipt.steps({ ...order, ...changes }, sampleConf).map(({ state, title }) => [state, title])
  const sale = 'Units sold at the lower NAV of 24 Aug 2026 and 25 Aug 2026'
  expect(stepsOf({}).slice(1)).toEqual([
    ['now', expect.stringMatching(/^By 1:48 pm: money in/)],
    ['next', sale],
  ])
  expect(stepsOf({ state: 'paid_ahead' }).slice(1)).toEqual([
    ['done', 'Paid to Parijat Bank ••4417'],
    ['next', sale],
  ])
  expect(instaReceipt.headline(order, oddConf).text).toBe('It is in Parijat Bank ••4417 by 2:01 pm.')
  expect(instaReceipt.headline(order).text).toBe('')
  expect(instaReceipt.steps(order)[1]?.title).toBe('Money in Parijat Bank ••4417')
  const dealt = { nav: '98.4215', units: '203.207', navDate: '2026-08-24' }
  expect(stepsOf({ ...dealt, state: 'paid_out' }).map(([state]) => state)).toEqual(['done', 'done', 'done'])
  expect(instaReceipt.headline({ ...order, state: 'paid_ahead' }).title).toBe('We paid you ₹20,000.00')
  expect(instaReceipt.headline({ ...order, state: 'paid_out' }).title).toBe('We paid you ₹20,000.00')
})
