import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { investorApi } from '@portal/contracts/folios/investor'
import type { Investor } from '@portal/contracts/identity/auth'
import { demoSession, sampleHolding } from '@portal/testing/samples'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import type { UpcomingInstalment } from '@portal/contracts/systematic-plans/systematic-plan'

export const asha: Investor = {
  ...demoSession.investor,
  emailId: 'asha.verma@example.in',
  mobileNum: '9810001001',
}

export const flexiHolding = sampleHolding({
  folioNo: '1002934821',
  costValue: 1_95_000_00,
  totalValuation: 2_80_138_79,
  paidIn: 1_95_000_00,
  gain: 85_138_79,
  dayChange: 1_726_33,
  xirr: 0.174,
})

export const portfolio: ResponseOf<typeof investorApi.portfolio> = {
  serverNow: '2026-08-25T07:48:00.000Z',
  navDate: '2026-08-24',
  currentValue: 9_05_195_79,
  invested: 7_15_000_00,
  paidIn: 7_15_000_00,
  gain: 1_90_195_79,
  gainRate: 0.266,
  xirr: 0.144,
  dayChange: 3_685_26,
  dayChangeRate: 0.0041,
  folioCount: 3,
  schemeCount: 7,
  holdings: [flexiHolding],
  exited: [],
  between: [],
}

export const purchase: TransactionRow = {
  transactionId: 't1',
  kind: 'PURCHASE',
  instalmentOf: null,
  orderedOn: null,
  date: '2026-08-21',
  folioNo: '1002934821',
  schemeName: 'Neem Flexi Cap Fund',
  schemePlanCode: 'FLEXI-DG',
  toSchemeName: null,
  amount: 25_000_00,
  units: '253.999',
  status: 'COMPLETED',
  statusText: 'Units allotted',
  cancelUntil: null,
}

export const sip: UpcomingInstalment = {
  planId: 'p1',
  kind: 'SIP',
  date: '2026-09-10',
  schemeName: 'Neem Balanced Advantage Fund',
  toSchemeName: null,
  amount: 5_000_00,
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  isLast: false,
}
