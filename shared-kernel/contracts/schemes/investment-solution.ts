import * as z from 'zod/mini'
import { BusinessDate, FolioNumber, Instant, Paise, Pan, AnswerText, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { SolutionType } from './investment'
import { NewFolio } from '../folio-opening/new-folio'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from '../orders/order'
import { SolutionTerms } from '../orders/order-terms'
import { InvestmentSolution } from './product'
import { LumpsumQuote } from '../orders/purchase'

/** S7.085: one amount that is put into the two schemes of a mix. */
const SolutionDraftTerms = z.object({
  isInvestSolution: z.literal(true),
  investSolutionType: SolutionType,
  folioNo: z.nullable(FolioNumber),
  newFolio: z.optional(NewFolio),
  /** Of both schemes together. */
  amount: Paise,
})
export type SolutionDraftTerms = z.infer<typeof SolutionDraftTerms>

/** What a solution would give, if it were paid now. */
export const SolutionQuote = z.object({
  solution: InvestmentSolution,
  amount: Paise,
  stampDuty: Paise,
  /** Its rate as texts name it: "0.005". */
  stampDutyPercent: AnswerText,
  equity: LumpsumQuote,
  debt: LumpsumQuote,
  /** The first day on which it is brought back to its shares. */
  rebalanceOn: BusinessDate,
  /** What the one-time code confirms: both purchases. */
  orders: z.array(SolutionTerms).check(z.minLength(2), z.maxLength(2)),
})
export type SolutionQuote = z.infer<typeof SolutionQuote>

const SolutionPart = z.object({
  scheme: SchemeRef,
  units: Units,
  /** At the last NAV. */
  value: Paise,
})

/** An investment solution that an investor has bought. */
export const HeldSolution = z.object({
  solutionId: AnswerText,
  type: SolutionType,
  name: AnswerText,
  /** starting: its units are still to come · running · stopped: its units stay, and are not rebalanced any more. */
  state: z.enum(['starting', 'running', 'stopped']),
  folioNo: z.nullable(FolioNumber),
  equity: SolutionPart,
  debt: SolutionPart,
  /** Whole percent: as it should be, and as it is. */
  equityPercent: z.int(),
  equityPercentNow: z.nullable(z.int()),
  rebalancingFrequency: InvestmentSolution.shape.rebalancingFrequency,
  nextRebalanceOn: z.nullable(BusinessDate),
  /** A rebalancing that is announced, and until when it can be cancelled. */
  waiting: z.nullable(z.object({ transactionId: AnswerText, cancelUntil: z.nullable(Instant) })),
})
export type HeldSolution = z.infer<typeof HeldSolution>

const initiate = (path: string, summary: string) =>
  endpoint({
    summary,
    method: 'POST',
    path,
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(SolutionDraftTerms, ConfirmedByCode.shape),
    response: InitiateAnswer,
  })

export const investmentSolutionApi = {
  validate: endpoint({
    summary: 'What an investment solution would give; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/investmentsolution',
    token: 'session',
    envelope: true,
    request: SolutionDraftTerms,
    response: SolutionQuote,
  }),
  newInvestmentSolution: initiate(
    'transaction/newInvestmentSolution',
    'Places both purchases of a solution into a folio that their payment opens',
  ),
  investmentSolution: initiate(
    'transaction/investmentsolution',
    'Places both purchases of a solution into a folio that there is',
  ),
  held: endpoint({
    summary: 'The investment solutions of the investor, those that run first',
    method: 'POST',
    path: 'transaction/investmentsolution/held',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({ solutions: z.array(HeldSolution) }),
  }),
  stop: endpoint({
    summary: 'Ends the rebalancing of a solution; its units stay',
    method: 'POST',
    path: 'transaction/investmentsolution/stop',
    token: 'session',
    envelope: true,
    request: z.object({ solutionId: z.string().check(z.maxLength(20)) }),
    response: z.object({ solutions: z.array(HeldSolution) }),
  }),
}
