import * as z from 'zod/mini'
import {
  BusinessDate,
  FolioNumber,
  FundCategory,
  Nav,
  OptionCode,
  Paise,
  Pan,
  PlanMode,
  Rate,
  RiskLevel,
  AnswerText,
  SchemePlanCode,
  YesNo,
} from '../wire/common'
import { SolutionType } from './investment'
import { endpoint, Nothing } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'

/** Annualised where a year or longer, absolute below (S3.015). */
export const Returns = z.object({
  oneWeek: Rate,
  oneMonth: Rate,
  threeMonths: Rate,
  sixMonths: Rate,
  oneYear: Rate,
  threeYears: Rate,
  fiveYears: Rate,
  sinceInception: Rate,
})
export type Returns = z.infer<typeof Returns>

/** S3.014 to S3.018: one scheme plan, that is scheme + plan + option. */
export const Scheme = z.object({
  schemePlanCode: SchemePlanCode,
  schemeCode: AnswerText,
  schemeSubCode: AnswerText,
  planCode: z.enum(['D', 'R']),
  optionCode: OptionCode,
  schemeDesc: AnswerText,
  fundDesc: AnswerText,
  optDesc: AnswerText,
  planMode: PlanMode,
  fundType: FundCategory,
  subCategory: AnswerText,
  riskMeter: RiskLevel,
  nav: Nav,
  navDate: BusinessDate,
  dayChange: Rate,
  cagr: Returns,
  minPurchase: Paise,
  minPurchaseMultiples: Paise,
  minAddPurchase: Paise,
  minAddPurchaseMultipleAmt: Paise,
  minSip: Paise,
  minSipMultiples: Paise,
  purAllow: YesNo,
  sipAllow: YesNo,
  nfoscheme: z.boolean(),
  nfoStartDate: z.nullable(BusinessDate),
  nfoEndDate: z.nullable(BusinessDate),
  /** The day on which the units of its offer are given. */
  nfoAllotmentDate: z.optional(BusinessDate),
  autoSwitchEnabledTillDate: z.nullable(BusinessDate),
  investmentHorizon: AnswerText,
  objective: AnswerText,
  defaultScheme: z.boolean(),
  displayOrder: z.int(),
})
export type Scheme = z.infer<typeof Scheme>

export const SchemeDetails = z.extend(Scheme, {
  benchmarkName: AnswerText,
  benchmarkRisk: RiskLevel,
  /** Its risk levels, the newest first, each with the day since which it holds. */
  riskHistory: z.optional(z.array(z.object({ since: BusinessDate, level: RiskLevel }))),
  benchmarkCagr: Returns,
  exitLoad: AnswerText,
  /** Yearly, a fraction. */
  expenseRatio: z.number(),
  fundSize: z.object({ crore: z.number(), asOf: BusinessDate }),
  /** India time, "15:00". */
  cutOff: AnswerText,
  redemptionDurationNote: AnswerText,
  launchedOn: BusinessDate,
  schemeUrl: z.nullable(AnswerText),
})
export type SchemeDetails = z.infer<typeof SchemeDetails>

export const SchemeCategory = z.object({
  categoryName: FundCategory,
  categoryDisplayName: AnswerText,
  schemes: z.array(Scheme),
})
export type SchemeCategory = z.infer<typeof SchemeCategory>

/** A scheme plan that an investor holds, with the folios that hold it (S7.102). */
export const InvestedScheme = z.extend(Scheme, { folios: z.array(FolioNumber) })
export type InvestedScheme = z.infer<typeof InvestedScheme>

/** Equity and debt in one plan (S7.101): which schemes, how much of each, and how often it is balanced anew. */
export const InvestmentSolution = z.object({
  type: SolutionType,
  name: AnswerText,
  description: AnswerText,
  riskMeter: RiskLevel,
  investmentHorizon: AnswerText,
  /** Whole percent; the rest is debt. */
  equityPercent: z.int(),
  equityScheme: SchemePlanCode,
  debtScheme: SchemePlanCode,
  minPurchase: Paise,
  minSip: Paise,
  rebalancingFrequency: z.enum(['Quarterly', 'Half Yearly', 'Yearly']),
})
export type InvestmentSolution = z.infer<typeof InvestmentSolution>

export const NavPeriod = z.enum(['1M', '6M', '1Y', '3Y', '5Y', 'All'])
export type NavPeriod = z.infer<typeof NavPeriod>

/** A SIP of every month over some years, as the scheme's own NAVs made it: its value is the sum paid times `multiple`. */
const RollingSip = z.object({ from: BusinessDate, to: BusinessDate, multiple: z.number() })

/** Every SIP that could have been begun: the worst, the middle and the best of them; null where no period is complete. */
export const RollingSips = z.object({
  periods: z.int(),
  worst: z.nullable(RollingSip),
  middle: z.nullable(RollingSip),
  best: z.nullable(RollingSip),
})
export type RollingSips = z.infer<typeof RollingSips>

export const productApi = {
  rollingSips: endpoint({
    summary: "What monthly SIPs over some years came to, begun in every month of the scheme's history",
    method: 'POST',
    path: 'product/schemes/rollingSips',
    token: 'session',
    envelope: true,
    sessionScopes: ['quickInvest'],
    request: z.object({
      schemePlanCode: SchemePlanCode,
      years: z.int().check(z.minimum(1), z.maximum(20)),
    }),
    response: RollingSips,
  }),
  schemes: endpoint({
    summary: 'All scheme plans, grouped in categories',
    method: 'POST',
    path: 'product/schemes',
    token: 'session',
    envelope: true,
    packed: true,
    sessionScopes: buyingScopes,
    request: Nothing,
    response: z.object({ categories: z.array(SchemeCategory), navDate: BusinessDate }),
  }),
  schemeDetails: endpoint({
    summary: 'One scheme, or one of its plans, with all its facts',
    method: 'POST',
    path: 'product/schemes/schemecode',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({
      schemeCode: z.string().check(z.maxLength(20)),
      schemePlanCode: z.optional(SchemePlanCode),
    }),
    response: z.object({ schemes: z.array(SchemeDetails) }),
  }),
  navHistory: endpoint({
    summary: 'The NAVs of a scheme plan over a period, oldest first, at most 400 points',
    method: 'POST',
    path: 'product/schemes/navHistory',
    token: 'session',
    envelope: true,
    sessionScopes: ['quickInvest'],
    request: z.object({ schemePlanCode: SchemePlanCode, period: NavPeriod }),
    response: z.object({
      points: z.array(z.object({ date: BusinessDate, nav: Nav })),
      /** Over the shown period: annualised from a year on, absolute below. */
      change: Rate,
      annualised: z.boolean(),
    }),
  }),
  schemesByPan: endpoint({
    summary: 'What an investor may buy now, in groups: Regular plans only with a distributor in a folio',
    method: 'POST',
    path: 'product/schemes/pan',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ groups: z.array(SchemeCategory) }),
  }),
  schemeDetailsByPan: endpoint({
    summary: "The plans of one scheme, with the flag 'Y' only those that the investor holds",
    method: 'POST',
    path: 'product/schemes/schemecode/pan',
    token: 'session',
    envelope: true,
    request: z.object({ schemeCode: z.string().check(z.maxLength(20)), flag: YesNo, panNumber: Pan }),
    response: z.object({ schemes: z.array(SchemeDetails) }),
  }),
  investedSchemes: endpoint({
    summary: 'The scheme plans that an investor holds, in the order of the catalogue',
    method: 'POST',
    path: 'product/schemes/invested',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ schemes: z.array(InvestedScheme) }),
  }),
  investmentSolutions: endpoint({
    summary: 'Ready-made mixes of an equity and a debt scheme',
    method: 'GET',
    path: 'product/investmentsolutions',
    token: 'none',
    envelope: false,
    request: Nothing,
    response: z.object({ solutions: z.array(InvestmentSolution) }),
  }),
}
