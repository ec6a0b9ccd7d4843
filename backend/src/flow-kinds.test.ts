import type { OrderKindName } from '@portal/contracts/orders/order-states'
import { flowKinds } from '@portal/contracts/format'
import { kinds } from './order-kinds'
import { flowKindOf } from './orders/transaction-result'

const told = (Object.keys(kinds.all) as OrderKindName[]).map(flowKindOf)

test('orders are told by the flow kinds of the specification [S4.005]', () => {
  for (const kind of ['LUMPSUM', 'SIP', 'SWITCH', 'STP', 'SWP', 'REDEEM']) expect(told).toContain(kind)
})

test('and so are those on plans, options and instant money; what is no order of its own is none of them [S4.005, S4.006]', () => {
  for (const kind of ['INSTA_REDEEM', 'CHANGE_DIVIDEND', 'Renew SIP', 'SIP_MODIFICATION'])
    expect(told).toContain(kind)
  expect(told).not.toContain('SIP_RENEW')
  expect(flowKinds.filter((kind) => !told.includes(kind))).toEqual([
    // Lump sums, into a scheme or folio that is new or more of what is held; that of a minor is refused (E26).
    'NEW_SCHEME',
    'INVEST_FOR_MINOR',
    'FIRST_SCHEME',
    'TOP_UP',
    // Two orders of one checkout, and what is none: a mandate, the page of the option change, a payout that came back.
    'SIP_COMBO',
    'E-MANDATE',
    'DTP',
    'LUMPSUM_SIP',
    'UNCLAIMED',
  ])
})
