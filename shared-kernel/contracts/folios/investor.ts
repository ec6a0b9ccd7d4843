import * as z from 'zod/mini'
import {
  AccountType,
  BusinessDate,
  FolioNumber,
  FundCategory,
  HoldingMode,
  Instant,
  Nav,
  OptionCode,
  Paise,
  Pan,
  PlanMode,
  Rate,
  RiskLevel,
  AnswerText,
  SchemePlanCode,
  SignedWorth,
  Units,
  Worth,
} from '../wire/common'
import { FamilyTag } from './applicant'
import { endpoint, Nothing } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'
import { HoldingOrder } from './holding-order'

export const BankAccount = z.object({
  bankId: AnswerText,
  bankName: AnswerText,
  ifscCode: AnswerText,
  branchName: AnswerText,
  branchCity: AnswerText,
  accountType: AccountType,
  /** Only the last 4 digits. */
  accountLast4: AnswerText,
  isDefault: z.boolean(),
  /** Set while the 10-day cooling period runs: the first day on which it can be used. */
  usableFrom: z.nullable(BusinessDate),
  paymentModes: z.array(z.enum(['DCB', 'DC', 'UPI'])),
})
export type BankAccount = z.infer<typeof BankAccount>

/** S3.009, S3.010: one scheme plan held in one folio. */
export const Holding = z.object({
  folioNo: FolioNumber,
  schemePlanCode: SchemePlanCode,
  schemeCode: AnswerText,
  schemeName: AnswerText,
  planCode: z.enum(['D', 'R']),
  planName: PlanMode,
  optionCode: OptionCode,
  optionDesc: AnswerText,
  fundType: FundCategory,
  riskMeter: RiskLevel,
  unitBalance: Units,
  holdUnits: Units,
  lienUnits: Units,
  /** An employee's own count of free units; above zero it is the free units (S3.012). */
  empFreeUnits: Units,
  freeUnits: Units,
  /** The orders that hold some of its units, the oldest first. */
  heldBy: z.array(HoldingOrder),
  costValue: Paise,
  totalValuation: Worth,
  /** All that ever went into it, also by switches. */
  paidIn: Paise,
  /** Its value and all that came out of it (sales net of load, STT and tax, IDCW net of tax), less what was paid in. */
  gain: SignedWorth,
  /** Of the units that were held at the NAV before. */
  dayChange: SignedWorth,
  currentNAV: Nav,
  currentNAVDate: BusinessDate,
  xirr: Rate,
})
export type Holding = z.infer<typeof Holding>

/** What came of a holding of which no unit is left. */
export const Exited = z.object({
  folioNo: FolioNumber,
  schemeCode: AnswerText,
  fundType: FundCategory,
  paidIn: Paise,
  gain: SignedWorth,
})
export type Exited = z.infer<typeof Exited>

/**
 * Money of a switch whose units are sold and that has not bought the others yet, or of an instalment of an STP; it is in no
 * holding's value.
 */
export const BetweenFunds = z.extend(HoldingOrder, {
  folioNo: FolioNumber,
  fromSchemeName: AnswerText,
  toSchemeName: AnswerText,
  /** What the sale brought, net of load and taxes. */
  amount: Paise,
  /** The business day on which its units are in the folio. */
  unitsOn: BusinessDate,
})
export type BetweenFunds = z.infer<typeof BetweenFunds>

/** S3.013: a holding in the words of the portfolio page, with whom it belongs to. Money in paise. */
export const PortfolioItem = z.object({
  schemeCode: AnswerText,
  schemePlanCode: SchemePlanCode,
  schDesc: AnswerText,
  planCode: z.enum(['D', 'R']),
  planName: PlanMode,
  optionDesc: AnswerText,
  optionValue: OptionCode,
  folio: FolioNumber,
  currentUnits: Units,
  currentNAV: Nav,
  currentAmt: Worth,
  investedAmt: Paise,
  xirr: Rate,
  investorName: AnswerText,
  email: AnswerText,
  mobile: AnswerText,
})
export type PortfolioItem = z.infer<typeof PortfolioItem>

export const Nominee = z.object({ name: AnswerText, relation: AnswerText, sharePercent: z.number() })

export const Folio = z.object({
  folioNo: FolioNumber,
  holdingMode: HoldingMode,
  isDemat: z.boolean(),
  holders: z.array(z.object({ firstName: AnswerText, middleName: AnswerText, lastName: AnswerText })),
  investorEmail: AnswerText,
  investorMobile: AnswerText,
  distributorARN: z.nullable(AnswerText),
  euin: z.nullable(AnswerText),
  /** The registered investment advisor whose client opened the folio (S1.049). */
  riaCode: z.nullable(AnswerText),
  nominees: z.array(Nominee),
  banks: z.array(BankAccount),
  holdings: z.array(Holding),
  openedOn: BusinessDate,
})
export type Folio = z.infer<typeof Folio>

export const ValuePeriod = z.enum(['6M', '1Y', '3Y', 'All'])
export type ValuePeriod = z.infer<typeof ValuePeriod>

const byPan = z.object({ panNumber: Pan })

/** S7.136 */
export const InvestorMaster = z.object({ familyTags: z.array(FamilyTag) })

export const investorApi = {
  master: endpoint({
    summary: 'What forms about people offer: the family tags of the belongs-to fields',
    method: 'POST',
    path: 'investor/master',
    token: 'session',
    envelope: true,
    sessionScopes: ['quickInvest'],
    request: Nothing,
    response: InvestorMaster,
  }),
  status: endpoint({
    summary: 'What the investor should see to: folios without a nominee, PANs without Aadhaar or TIN details',
    method: 'POST',
    path: 'investor/getNomineeStatus',
    token: 'session',
    envelope: true,
    request: byPan,
    response: z.object({
      /** Folio numbers, whole. */
      foliosWithoutNominee: z.array(FolioNumber),
      /** Masked PANs of the holders (S8.086, S8.087). */
      pansWithoutAadhaar: z.array(AnswerText),
      pansWithoutTin: z.array(AnswerText),
    }),
  }),
  folios: endpoint({
    summary: 'The folios of the investor, with holdings, banks and nominees',
    method: 'POST',
    path: 'investor/get/folio',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: byPan,
    response: z.object({ folios: z.array(Folio) }),
  }),
  folio: endpoint({
    summary: "One folio of the investor; another investor's answers like one that does not exist",
    method: 'POST',
    path: 'investor/userFolioData',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({ panNumber: Pan, folioNumber: FolioNumber }),
    response: z.object({ folio: Folio }),
  }),
  portfolio: endpoint({
    summary: 'What the investor owns: totals and every holding, at the last NAVs',
    method: 'POST',
    path: 'investor/portfolioDetails',
    token: 'session',
    envelope: true,
    request: byPan,
    response: z.object({
      /** The business clock: what "today" is on the page. */
      serverNow: Instant,
      navDate: z.nullable(BusinessDate),
      currentValue: Worth,
      /** The cost of what is held. */
      invested: Paise,
      /** All new money that ever came in; switches bring none. */
      paidIn: Paise,
      /** Of all holdings, also of those that are no more. */
      gain: SignedWorth,
      /** gain / paidIn */
      gainRate: Rate,
      xirr: Rate,
      dayChange: SignedWorth,
      dayChangeRate: Rate,
      folioCount: z.int(),
      schemeCount: z.int(),
      holdings: z.array(Holding),
      exited: z.array(Exited),
      /** What is neither in `currentValue` nor lost, the first to arrive first. */
      between: z.array(BetweenFunds),
    }),
  }),
  portfolioItems: endpoint({
    summary: 'Every holding with the investor it belongs to, largest first',
    method: 'POST',
    path: 'investor/portfolioItems',
    token: 'session',
    envelope: true,
    request: byPan,
    response: z.object({ items: z.array(PortfolioItem) }),
  }),
  assetSummary: endpoint({
    summary: 'The current value by category, largest first',
    method: 'POST',
    path: 'investor/assetSummary',
    token: 'session',
    envelope: true,
    request: byPan,
    response: z.object({
      allocation: z.array(z.object({ category: FundCategory, value: Worth, share: z.number() })),
    }),
  }),
  valueHistory: endpoint({
    summary: 'Value and invested amount over time, oldest first, at most 200 points',
    method: 'POST',
    path: 'investor/valueHistory',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan, period: ValuePeriod }),
    response: z.object({
      points: z.array(z.object({ date: BusinessDate, value: Worth, invested: Paise })),
    }),
  }),
}
