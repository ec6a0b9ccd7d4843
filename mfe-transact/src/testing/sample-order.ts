import type { PurchaseOrder } from '@portal/contracts/orders/order'
import type { PaymentAttempt } from '@portal/contracts/payments/payment-attempt'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'

const scheme: PurchaseOrder['scheme'] = {
  schemePlanCode: 'FLEXI-DG',
  schemeName: 'Neem Flexi Cap Fund',
  planMode: 'DIRECT',
  optionCode: 'G',
  optDesc: 'Growth',
  fundType: 'EQUITY',
}

export function sampleAttempt(changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    paymentId: 'payment-1',
    paymentMode: 'UPI',
    state: 'succeeded',
    bankName: 'Parijat Bank',
    accountLast4: '4417',
    bankReference: '623714905518',
    startedAt: '2026-08-25T07:52:00Z',
    settledAt: '2026-08-25T07:54:00Z',
    reason: null,
    ...changes,
  }
}

export function sampleOrder(changes: Partial<PurchaseOrder> = {}): PurchaseOrder {
  return {
    transactionId: 'order-1',
    checkoutId: 'checkout-1',
    kind: 'LUMPSUM',
    family: 'purchase',
    cancelUntil: null,
    failureReason: null,
    planId: null,
    dueOn: null,
    orderNumber: 'NM2608250041',
    state: 'paid',
    createdAt: '2026-08-25T07:50:00Z',
    payBefore: '2026-08-25T08:20:00Z',
    folioNo: '1000004821',
    isNewFolio: false,
    investorName: 'Asha Verma',
    investorPan: 'ZZZPV1001A',
    investorEmail: 'asha@example.in',
    investorMobile: '+919876544410',
    distributorARN: null,
    scheme,
    amount: 2_500_000,
    stampDuty: 125,
    netAmount: 2_499_875,
    navDate: '2026-08-25',
    unitsOn: '2026-08-26',
    nav: null,
    units: null,
    allottedAt: null,
    payments: [sampleAttempt()],
    mandate: null,
    ...changes,
  }
}

export function sampleQuote(changes: Partial<LumpsumQuote> = {}): LumpsumQuote {
  return {
    scheme,
    amount: 2_500_000,
    stampDuty: 125,
    stampDutyPercent: '0.005',
    netAmount: 2_499_875,
    lastNav: '98.4215',
    lastNavDate: '2026-08-24',
    isOffer: false,
    isMicro: false,
    estimatedUnits: '253.997',
    cutOff: '15:00',
    cutOffAt: '2026-08-25T09:30:00Z',
    serverNow: '2026-08-25T07:48:00Z',
    navDateIfPaidNow: '2026-08-25',
    navDateIfPaidLater: '2026-08-26',
    unitsOnIfPaidNow: '2026-08-26',
    unitsOnIfPaidLater: '2026-08-27',
    ...changes,
  }
}
