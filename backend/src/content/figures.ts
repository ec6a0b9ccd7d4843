import type { Figures } from '@portal/contracts/support/figures'
import { limits } from '@portal/contracts/validation'
import { cutOffTime, sellCutOffTime } from '../calendar/cut-off'
import {
  capitalGainsRules,
  equityAllowances,
  shareBounds,
  specifiedFundRules,
} from '../regulation/capital-gains-rules'
import {
  incomeTaxRules,
  instantRules,
  ruleOn,
  type SchemeKind,
  stampDutyPercentOn,
  sttRules,
} from '../regulation/regulated-rules'
import { serviceTerms } from '../regulation/service-terms'

/** The rates, limits and periods that texts name, as they are reckoned with on a day. */
export function figuresOn(date: string): Figures {
  const { answerBusinessDays, refundBusinessDays, transferBusinessDays, changeBusinessDays } = serviceTerms
  const { debitNoticeHours, navsBy } = serviceTerms
  const income = holding(incomeTaxRules, date)
  return {
    on: date,
    stampDuty: stampDutyPercentOn(date),
    stt: holding(sttRules, date).percent,
    cutOffs: {
      buy: ofKinds((kind) => cutOffTime(date, kind)),
      sell: ofKinds((kind) => sellCutOffTime(date, kind)),
    },
    navsBy,
    gains: {
      equity: gainTerms('equity', date),
      other: gainTerms('other', date),
      equityFree: holding(equityAllowances, date).paise,
    },
    debtSlabFrom: holding(specifiedFundRules, date).boughtFrom,
    shares: { equity: shareBounds.equity, mixed: shareBounds.mixed },
    income: { percent: income.resident, free: income.free },
    days: {
      bankCooling: limits.days.bankCooling,
      newFolioDraft: limits.days.newFolioDraft,
      reopenQuery: serviceTerms.reopenQueryDays,
      complaint: serviceTerms.complaintDays,
      logIns: serviceTerms.logInDays,
    },
    elssLockInYears: serviceTerms.elssLockInYears,
    answerBusinessDays,
    payoutBusinessDays: serviceTerms.payoutBusinessDays,
    payoutAbroadBusinessDays: serviceTerms.payoutAbroadBusinessDays,
    incomeBusinessDays: serviceTerms.incomeBusinessDays,
    refundBusinessDays,
    transferBusinessDays,
    changeBusinessDays,
    instantMinutes: holding(instantRules, date).minutes,
    debitNoticeHours,
    months: {
      betweenModifications: serviceTerms.monthsBetweenModifications,
      renewBefore: serviceTerms.renewBefore,
      renewAfter: serviceTerms.renewAfter,
    },
  }
}

const ofKinds = <Value>(valueOf: (kind: SchemeKind) => Value) => ({
  liquid: valueOf('liquid'),
  overnight: valueOf('overnight'),
  other: valueOf('other'),
})

function gainTerms(taxClass: 'equity' | 'other', date: string) {
  const { longTermAfter: months, short, long } = holding(capitalGainsRules[taxClass], date)
  return { months, short, long }
}

/** The rule that holds on a day; throws a RangeError for a day before all of them. */
function holding<Rule extends { from: string }>(rules: readonly Rule[], date: string): Rule {
  const rule = ruleOn(rules, date)
  if (!rule) throw new RangeError(`no rule for ${date}`)
  return rule
}
