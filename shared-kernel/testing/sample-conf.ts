import type { contentApi } from '@portal/contracts/support/content'
import type { Figures } from '@portal/contracts/support/figures'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'

/** The figures of texts as the server reckons with them in August 2026. */
export const sampleFigures: Figures = {
  on: '2026-08-25',
  stampDuty: '0.005',
  stt: '0.001',
  cutOffs: {
    buy: { liquid: '13:30', overnight: '13:30', other: '15:00' },
    sell: { liquid: '15:00', overnight: '19:00', other: '15:00' },
  },
  navsBy: '23:00',
  gains: {
    equity: { months: 12, short: '20', long: '12.5' },
    other: { months: 24, short: 'slab', long: '12.5' },
    equityFree: 1_25_000_00,
  },
  debtSlabFrom: '2023-04-01',
  shares: { equity: 65, mixed: 35 },
  income: { percent: '10', free: 10_000_00 },
  elssLockInYears: 3,
  days: { bankCooling: 10, newFolioDraft: 30, reopenQuery: 30, complaint: 21, logIns: 7 },
  answerBusinessDays: 2,
  payoutBusinessDays: 3,
  payoutAbroadBusinessDays: 5,
  incomeBusinessDays: 7,
  refundBusinessDays: 5,
  transferBusinessDays: 3,
  changeBusinessDays: 2,
  instantMinutes: 30,
  debitNoticeHours: 24,
  months: { betweenModifications: 6, renewBefore: 3, renewAfter: 6 },
}

/** The settings of an installation that the browser may know. */
export const sampleConf: ResponseOf<typeof contentApi.conf> = {
  mode: 'sandbox',
  environment: 'dev',
  brand: { name: 'Neem Mutual Fund', tagline: '', company: 'Neem Asset Management Ltd', cin: 'U1' },
  helpline: '1800-209-7446',
  encryption: true,
  serviceRequests: true,
  accountByUpi: false,
  otp: { digits: 4, minutes: 20, voiceText: true },
  figures: sampleFigures,
}

/** Settings with figures that no law has: a text that writes one of the usual ones by itself is found out. */
export const oddConf: typeof sampleConf = {
  ...sampleConf,
  figures: {
    ...sampleFigures,
    stampDuty: '0.017',
    navsBy: '21:30',
    days: { bankCooling: 17, newFolioDraft: 47, reopenQuery: 37, complaint: 23, logIns: 11 },
    answerBusinessDays: 4,
    payoutBusinessDays: 13,
    payoutAbroadBusinessDays: 14,
    incomeBusinessDays: 15,
    refundBusinessDays: 9,
    transferBusinessDays: 6,
    changeBusinessDays: 8,
    instantMinutes: 43,
    debitNoticeHours: 37,
    months: { betweenModifications: 9, renewBefore: 4, renewAfter: 7 },
  },
}
