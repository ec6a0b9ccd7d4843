import type { SoldLot } from '@portal/contracts/orders/outflow-quote'
import type { RedemptionOrder, SwitchOrder } from '@portal/contracts/orders/order'
import type { RedeemQuote } from '@portal/contracts/orders/redemption'
import type { SwitchQuote } from '@portal/contracts/orders/switch'
import type { OutflowDraft } from '../kinds/outflow/outflow-draft'
import { sampleOrder } from './sample-order'

const { scheme, ...placed } = sampleOrder()

function sampleLot(changes: Partial<SoldLot> = {}): SoldLot {
  return {
    boughtOn: '2023-09-12',
    units: '450.520',
    value: 44_340_85,
    loadPercent: '0',
    exitLoad: 0,
    loadFreeFrom: null,
    gain: 16_780_53,
    longTerm: true,
    ...changes,
  }
}

export function sampleOutflowQuote(changes: Partial<RedeemQuote> = {}): RedeemQuote {
  return {
    scheme,
    folioNo: '1000004821',
    howMuch: { amountUnitType: 'UNITS', units: '600.000' },
    unitBalance: '2846.317',
    freeUnits: '2746.317',
    freeValue: 2_70_296_63,
    blocked: [
      {
        why: 'order',
        units: '100.000',
        until: null,
        orders: [{ transactionId: 'held-by', orderNumber: 'NM2608240012' }],
      },
    ],
    lastNav: '98.4215',
    lastNavDate: '2026-08-24',
    units: '600.000',
    lots: [
      sampleLot(),
      sampleLot({
        boughtOn: '2025-09-15',
        units: '149.480',
        value: 14_712_05,
        loadPercent: '1',
        exitLoad: 147_12,
        loadFreeFrom: '2026-09-16',
        gain: 1_841_52,
        longTerm: false,
      }),
    ],
    gross: 59_052_90,
    exitLoad: 147_12,
    stt: 59,
    tds: 0,
    net: 58_905_19,
    unitsLeft: '2246.317',
    valueLeft: 2_21_085_89,
    cutOffAt: '2026-08-25T09:30:00.000Z',
    serverNow: '2026-08-25T07:48:00.000Z',
    navDate: '2026-08-25',
    navDateIfLater: '2026-08-26',
    bank: { bankId: 'bank-4417', bankName: 'Parijat Bank', accountLast4: '4417' },
    payoutOn: '2026-08-27',
    payoutOnIfLater: '2026-08-28',
    ...changes,
  }
}

export function sampleOutflowDraft(changes: Partial<OutflowDraft> = {}): OutflowDraft {
  return {
    plan: 'REDEEM',
    schemePlanCode: 'FLEXI-DG',
    toSchemePlanCode: null,
    folioNo: '1000004821',
    amountUnitType: 'UNITS',
    amount: null,
    units: '600',
    bankId: 'bank-4417',
    frequency: 'Monthly',
    dayOfMonth: null,
    periodType: 'Until cancelled',
    endDate: '',
    installments: '',
    idempotencyKey: null,
    orderId: null,
    ...changes,
  }
}

export function sampleRedemption(changes: Partial<RedemptionOrder> = {}): RedemptionOrder {
  const { amount: _amount, stampDuty: _duty, payBefore: _before, unitsOn: _on, ...common } = placed
  const { allottedAt: _at, payments: _payments, mandate: _mandate, ...order } = common
  return {
    ...order,
    scheme,
    kind: 'REDEEM',
    family: 'redemption',
    state: 'accepted',
    cancelUntil: '2026-08-25T09:30:00.000Z',
    howMuch: { amountUnitType: 'UNITS', units: '600.000' },
    unitsHeld: '600.000',
    navDate: '2026-08-25',
    nav: null,
    units: null,
    proceeds: null,
    exitLoad: null,
    stt: null,
    tds: null,
    netAmount: null,
    payoutOn: '2026-08-27',
    bankName: 'Parijat Bank',
    accountLast4: '4417',
    payouts: [],
    ...changes,
  }
}

const toScheme: SwitchOrder['toScheme'] = {
  ...scheme,
  schemePlanCode: 'LARGE-DG',
  schemeName: 'Neem Large Cap Fund',
}

export function sampleSwitchQuote(changes: Partial<SwitchQuote> = {}): SwitchQuote {
  const { bank: _bank, payoutOn: _on, payoutOnIfLater: _later, ...quote } = sampleOutflowQuote()
  return {
    ...quote,
    toScheme,
    toLastNav: '64.1180',
    toLastNavDate: '2026-08-24',
    stampDuty: 2_95,
    estimatedUnits: '918.653',
    moneyOn: '2026-08-27',
    toNavDate: '2026-08-27',
    unitsOn: '2026-08-28',
    ...changes,
  }
}

export const sampleSwitchDraft = (changes: Partial<OutflowDraft> = {}): OutflowDraft =>
  sampleOutflowDraft({ plan: 'SWITCH', toSchemePlanCode: 'LARGE-DG', bankId: null, ...changes })

export function sampleSwitch(changes: Partial<SwitchOrder> = {}): SwitchOrder {
  const {
    bankName: _bank,
    accountLast4: _last4,
    payouts: _payouts,
    payoutOn: _on,
    ...order
  } = sampleRedemption()
  return {
    ...order,
    kind: 'SWITCH',
    family: 'switch',
    state: 'accepted',
    toScheme,
    stampDuty: null,
    toNavDate: '2026-08-27',
    toNav: null,
    toUnits: null,
    unitsOn: '2026-08-28',
    allottedAt: null,
    ...changes,
  }
}
