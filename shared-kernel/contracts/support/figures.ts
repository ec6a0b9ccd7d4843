import * as z from 'zod/mini'
import { AnswerText, BusinessDate, Paise } from '../wire/common'

/** Percent as it is printed, without the sign: "0.005". */
const Percent = AnswerText

/** India time, "15:00", by the kind of scheme. */
const CutOffs = z.object({ liquid: AnswerText, overnight: AnswerText, other: AnswerText })

/** Percent; `slab`: the investor's own rate; `exempt`: none. */
const GainRate = AnswerText

const GainTerms = z.object({
  /** Of a holding of at most so many months, and of a longer one. */
  months: z.int(),
  short: GainRate,
  long: GainRate,
})

/**
 * Rates, limits and periods that texts name, as the server reckons with them today: a page never writes one of them
 * itself. What an order costs stands in its quote, with the rate of its own day.
 */
export const Figures = z.object({
  /** The day on which they hold: today. */
  on: BusinessDate,
  stampDuty: Percent,
  stt: Percent,
  cutOffs: z.object({ buy: CutOffs, sell: CutOffs }),
  /** "23:00": by then the NAVs of a day are published. */
  navsBy: AnswerText,
  gains: z.object({ equity: GainTerms, other: GainTerms, equityFree: Paise }),
  /** Debt funds: gains on units bought from then on are short-term ones, however long they were held. */
  debtSlabFrom: BusinessDate,
  /** Percent of Indian shares: from the first on a fund is taxed as an equity one, above the second between both. */
  shares: z.object({ equity: z.int(), mixed: z.int() }),
  /** Tax withheld from IDCW of a resident above so much in a financial year. */
  income: z.object({ percent: Percent, free: Paise }),
  /** For which every purchase of a tax saver is locked. */
  elssLockInYears: z.int(),
  days: z.object({
    /** Until a new bank account can be used, and after a change of contact until one can be added. */
    bankCooling: z.int(),
    newFolioDraft: z.int(),
    /** For which a closed query can be reopened. */
    reopenQuery: z.int(),
    /** In which a complaint is resolved. */
    complaint: z.int(),
    /** For which earlier log-ins are shown. */
    logIns: z.int(),
  }),
  /** In which a person looks at a request or a query. */
  answerBusinessDays: z.int(),
  /** At most, until the money of a redemption is sent: of most schemes, and of those that invest mainly abroad. */
  payoutBusinessDays: z.int(),
  payoutAbroadBusinessDays: z.int(),
  /** At most, from the record date until IDCW is in the account. */
  incomeBusinessDays: z.int(),
  /** In which money goes back that came for an order and buys nothing. */
  refundBusinessDays: z.int(),
  /** That money has to arrive which an investor transfers. */
  transferBusinessDays: z.int(),
  /** After the day on which a change of a systematic plan is worked on, until it holds. */
  changeBusinessDays: z.int(),
  /** In which the money of an instant redemption is in the account. */
  instantMinutes: z.int(),
  /** Before each debit we tell of it. */
  debitNoticeHours: z.int(),
  months: z.object({
    /** After which a SIP can be modified again. */
    betweenModifications: z.int(),
    /** Before its last instalment and after it, a SIP can be renewed. */
    renewBefore: z.int(),
    renewAfter: z.int(),
  }),
})
export type Figures = z.infer<typeof Figures>
