import type { PlanChangeOrder } from '@portal/contracts/orders/order'
import type { PlanChangeQuote } from '@portal/contracts/systematic-plans/plan-change'
import type { PlanSnapshot } from '@portal/contracts/systematic-plans/plan-snapshot'
import { samplePlan } from '@portal/testing/samples'
import { sampleOrder } from './sample-order'

const { scheme } = samplePlan()

export const sampleSnapshot = (changes: Partial<PlanSnapshot> = {}): PlanSnapshot => ({
  state: 'ACTIVE',
  amount: 2_500_00,
  frequency: 'Monthly',
  dayOfMonth: 25,
  nextDue: '2026-09-25',
  endDate: null,
  umrn: 'PRJT7000000000001001',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  ...changes,
})

const pause = {
  kind: 'SIP_PAUSE',
  planKind: 'SIP',
  before: sampleSnapshot(),
  after: sampleSnapshot({ state: 'PAUSED', nextDue: '2026-11-25' }),
  holdsFrom: '2026-08-27',
  pauseUntil: '2026-11-25',
  reason: null,
} as const

export const sampleChangeQuote = (changes: Partial<PlanChangeQuote> = {}): PlanChangeQuote => ({
  ...pause,
  planId: 'SR100002',
  folioNo: '91024821',
  scheme,
  toScheme: null,
  stillDue: ['2026-08-25'],
  leftOut: ['2026-09-25', '2026-10-25'],
  cancelUntil: '2026-08-25T09:30:00.000Z',
  serverNow: '2026-08-25T07:48:00.000Z',
  ...changes,
})

export function sampleChange(changes: Partial<PlanChangeOrder> = {}): PlanChangeOrder {
  const { transactionId, checkoutId, orderNumber, createdAt } = sampleOrder()
  const { investorName, investorPan, investorEmail, investorMobile } = sampleOrder()
  return {
    ...pause,
    ...{ transactionId, checkoutId, orderNumber, createdAt },
    ...{ investorName, investorPan, investorEmail, investorMobile },
    isNewFolio: false,
    distributorARN: null,
    scheme,
    failureReason: null,
    dueOn: null,
    planId: 'SR100002',
    folioNo: '91024821',
    cancelUntil: '2026-08-25T09:30:00.000Z',
    family: 'registration',
    state: 'accepted',
    ...changes,
  }
}
