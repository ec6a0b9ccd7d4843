import type {
  SystematicOutflowDue,
  StpQuote,
  SwpQuote,
} from '@portal/contracts/systematic-plans/systematic-outflow'
import type { StpOrder, SwpOrder } from '@portal/contracts/orders/order'
import type { OutflowDraft } from '../kinds/outflow/outflow-draft'
import { sampleOutflowDraft, sampleSwitch } from './sample-outflow'

const due = (dueOn: string, dealtOn: string, arrivesOn: string): SystematicOutflowDue => ({
  dueOn,
  dealtOn,
  navDate: dealtOn,
  arrivesOn,
})

/** Three monthly instalments out of a fund; the third is due on a Saturday. */
export function sampleSwpQuote(changes: Partial<SwpQuote> = {}): SwpQuote {
  const { scheme } = sampleSwitch()
  return {
    scheme,
    folioNo: '1000004821',
    amount: 6_000_00,
    frequency: 'Monthly',
    startDate: '2026-09-07',
    dues: [
      due('2026-09-07', '2026-09-07', '2026-09-09'),
      due('2026-10-07', '2026-10-07', '2026-10-09'),
      due('2026-11-07', '2026-11-09', '2026-11-11'),
    ],
    endDate: '2026-11-07',
    installments: 3,
    total: 18_000_00,
    lastNav: '98.4215',
    lastNavDate: '2026-08-24',
    freeUnits: '2846.317',
    freeValue: 2_80_138_79,
    othersAMonth: 0,
    units: '60.962',
    exitLoad: 0,
    stt: 6,
    tds: 0,
    net: 5_999_94,
    cancelUntil: '2026-08-25T09:30:00.000Z',
    serverNow: '2026-08-25T07:48:00.000Z',
    bank: { bankId: 'bank-4417', bankName: 'Parijat Bank', accountLast4: '4417' },
    ...changes,
  }
}

export function sampleStpQuote(changes: Partial<StpQuote> = {}): StpQuote {
  const { bank: _bank, ...quote } = sampleSwpQuote()
  const { toScheme } = sampleSwitch()
  return {
    ...quote,
    toScheme,
    toLastNav: '64.1180',
    toLastNavDate: '2026-08-24',
    stampDuty: 30,
    estimatedUnits: '93.571',
    ...changes,
  }
}

export const samplePlanDraft = (changes: Partial<OutflowDraft> = {}): OutflowDraft =>
  sampleOutflowDraft({
    plan: 'SWP',
    amountUnitType: 'AMOUNT',
    units: '',
    amount: 6_000_00,
    dayOfMonth: '7',
    periodType: 'Number of instalments',
    installments: '3',
    ...changes,
  })

function registration() {
  const { toScheme: _to, howMuch: _much, unitsHeld: _held, navDate: _date, ...order } = sampleSwitch()
  const {
    nav: _nav,
    units: _units,
    proceeds: _proceeds,
    exitLoad: _load,
    stt: _stt,
    tds: _tds,
    ...rest
  } = order
  const {
    netAmount: _net,
    stampDuty: _duty,
    toNavDate: _to2,
    toNav: _nav2,
    toUnits: _units2,
    ...common
  } = rest
  const { unitsOn: _on, allottedAt: _at, ...shared } = common
  return {
    ...shared,
    family: 'registration',
    state: 'accepted',
    planId: 'SR100101',
    amount: 6_000_00,
    frequency: 'Monthly',
    dayOfMonth: 7,
    startDate: '2026-09-07',
    period: { periodType: 'Number of instalments', installments: 3 },
    endDate: '2026-11-07',
    installments: 3,
    firstDealtOn: '2026-09-07',
    firstArrivesOn: '2026-09-09',
  } as const
}

export const sampleStp = (changes: Partial<StpOrder> = {}): StpOrder => ({
  ...registration(),
  kind: 'STP',
  toScheme: sampleSwitch().toScheme,
  ...changes,
})

export const sampleSwp = (changes: Partial<SwpOrder> = {}): SwpOrder => ({
  ...registration(),
  kind: 'SWP',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  ...changes,
})
