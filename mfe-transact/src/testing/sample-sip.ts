import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { RegistrationOrder } from '@portal/contracts/orders/order'
import type { PayingMandate, sipApi, SipQuote } from '@portal/contracts/systematic-plans/sip'
import { sampleOrder, sampleQuote } from './sample-order'

export const sampleMandate = (changes: Partial<PayingMandate> = {}): PayingMandate => ({
  umrn: 'PRJT7000000000001001',
  kind: 'OTM',
  bankId: 'bank-4417',
  bankName: 'Parijat Bank',
  accountLast4: '4417',
  limit: 1_00_000_00,
  validTill: '2031-03-25',
  usedAMonth: 12_500_00,
  ...changes,
})

export const samplePayers = (
  changes: Partial<ResponseOf<typeof sipApi.mandates>> = {},
): ResponseOf<typeof sipApi.mandates> => ({
  mandates: [sampleMandate()],
  pending: [],
  earliestStart: { byMandate: '2026-08-27', paidNow: '2026-09-24' },
  closedDays: ['01-26', '08-15', '10-02', '2026-09-14'],
  asksBirthDate: false,
  serverNow: '2026-08-25T07:48:00Z',
  ...changes,
})

/** A debit on a Saturday, one on a market holiday, one as it is due. */
const sampleDues: SipQuote['dues'] = [
  {
    amount: 5_000_00,
    dueOn: '2026-10-10',
    debitOn: '2026-10-12',
    navDate: '2026-10-13',
    unitsOn: '2026-10-14',
  },
  {
    amount: 5_000_00,
    dueOn: '2026-11-10',
    debitOn: '2026-11-11',
    navDate: '2026-11-12',
    unitsOn: '2026-11-13',
  },
  {
    amount: 5_000_00,
    dueOn: '2026-12-10',
    debitOn: '2026-12-10',
    navDate: '2026-12-11',
    unitsOn: '2026-12-14',
  },
  {
    amount: 5_000_00,
    dueOn: '2027-01-10',
    debitOn: '2027-01-11',
    navDate: '2027-01-12',
    unitsOn: '2027-01-13',
  },
]

export function sampleSipQuote(changes: Partial<SipQuote> = {}): SipQuote {
  const { scheme, lastNav, lastNavDate } = sampleQuote()
  return {
    scheme,
    amount: 5_000_00,
    stampDuty: 25,
    stampDutyPercent: '0.005',
    lastNav,
    lastNavDate,
    estimatedUnits: '50.799',
    dues: sampleDues,
    endDate: null,
    installments: null,
    total: null,
    mandate: sampleMandate(),
    aMonth: 5_000_00,
    isMicro: false,
    firstNow: null,
    cancelUntil: '2026-08-25T09:30:00.000Z',
    serverNow: '2026-08-25T07:48:00Z',
    ...changes,
  }
}

const { scheme, checkoutId, createdAt, folioNo, isNewFolio, distributorARN, ...investor } = sampleOrder()

export function sampleRegistration(changes: Partial<RegistrationOrder> = {}): RegistrationOrder {
  const { investorName, investorPan, investorEmail, investorMobile } = investor
  return {
    investorName,
    investorPan,
    investorEmail,
    investorMobile,
    scheme,
    checkoutId,
    createdAt,
    folioNo,
    isNewFolio,
    distributorARN,
    transactionId: 'sip-1',
    orderNumber: 'NM2608250131',
    kind: 'SIP',
    family: 'registration',
    state: 'accepted',
    cancelUntil: '2026-08-25T09:30:00.000Z',
    failureReason: null,
    planId: 'SR100131',
    dueOn: null,
    amount: 5_000_00,
    sipFrequency: 'Monthly',
    sipDate: 10,
    sipStartDate: '2026-10-10',
    until: { sipPeriod: 'Till Canceled' },
    endDate: null,
    installments: null,
    firstDebitOn: '2026-10-12',
    dues: sampleDues,
    umrn: 'PRJT7000000000001001',
    bankName: 'Parijat Bank',
    accountLast4: '4417',
    ...changes,
  }
}
