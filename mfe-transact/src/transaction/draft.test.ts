// @needs-page
import { portalStore, RESET, storeTwoFactor, getTwoFactor } from '@portal/kernel'
import { emptyTransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { outflowDraftAtom } from '../kinds/outflow/outflow-draft'
import { planChangeDraftAtom } from '../kinds/plan-change/plan-change-draft'
import { sampleOutflowDraft } from '../testing/sample-outflow'
import { draftAtom } from './draft'
import { endPurchaseAtom } from './kept-draft'

const pause = {
  kind: 'SIP_PAUSE',
  planId: 'SR100002',
  folioNo: '1000004821',
  pauseUntil: '2026-10-25',
} as const
const change = { terms: pause, typed: null, idempotencyKey: 'key-2', orderId: null }

beforeEach(() => {
  portalStore.set(draftAtom, RESET)
  sessionStorage.clear()
})

test('drafts that the version before kept under keys of their own still open', () => {
  sessionStorage.setItem('exitDraft', JSON.stringify(sampleOutflowDraft({ units: '600' })))
  sessionStorage.setItem('planChangeDraft', JSON.stringify(change))
  // What else is in the draft was written by that version too.
  portalStore.set(draftAtom, { ...emptyTransactionDraft, orderId: 'order-1' })
  expect(portalStore.get(outflowDraftAtom)).toEqual(sampleOutflowDraft({ units: '600' }))
  expect(portalStore.get(planChangeDraftAtom)).toEqual(change)
})

test('what is changed of such a draft lies in the one draft from then on', () => {
  sessionStorage.setItem('exitDraft', JSON.stringify(sampleOutflowDraft({ units: '600' })))
  portalStore.set(outflowDraftAtom, (last) => ({ ...last, units: '700' }))
  expect(sessionStorage.getItem('exitDraft')).toBeNull()
  expect(sessionStorage.getItem('transactionDraft')).toContain('"units":"700"')
  portalStore.set(outflowDraftAtom, RESET)
  expect(portalStore.get(outflowDraftAtom).units).toBe('')
})

test('the end of a purchase takes its one-time code along, and leaves what else is on its way [S3.042]', () => {
  portalStore.set(draftAtom, (last) => ({ ...last, orderId: 'order-1' }))
  portalStore.set(outflowDraftAtom, sampleOutflowDraft({ units: '600' }))
  storeTwoFactor({ otp: 'ABC1234', otpVerifyMode: 'OTP', referenceNumber: 'r1' })
  portalStore.set(endPurchaseAtom)
  expect(portalStore.get(draftAtom).orderId).toBeNull()
  expect(getTwoFactor()).toBeUndefined()
  expect(portalStore.get(outflowDraftAtom).units).toBe('600')
})

test('what lies in the draft in another shape counts as nothing', () => {
  portalStore.set(draftAtom, (last) => ({ ...last, beside: { outflow: { plan: 'MELT' }, planChange: 7 } }))
  expect(portalStore.get(outflowDraftAtom).plan).toBeNull()
  expect(portalStore.get(planChangeDraftAtom).terms).toBeNull()
})
