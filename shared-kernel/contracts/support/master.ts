import * as z from 'zod/mini'
import { AccountType, HoldingMode, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { SipGoal, SipPeriod } from '../schemes/investment'
import { PaymentMode } from '../payments/payment-attempt'
import { Frequency } from '../schemes/scheme-selection'

export const Country = z.object({
  /** ISO 3166, two letters. */
  code: AnswerText,
  name: AnswerText,
  /** With its plus sign: `+91`. */
  dialCode: AnswerText,
})
export type Country = z.infer<typeof Country>

export const State = z.object({
  /** ISO 3166-2 without the `IN-`. */
  code: AnswerText,
  name: AnswerText,
  /** Its larger cities, by name. */
  cities: z.array(AnswerText),
})
export type State = z.infer<typeof State>

export const masterApi = {
  country: endpoint({
    summary: 'All countries with their dialling codes: India first, the others by name',
    method: 'POST',
    path: 'country',
    token: 'none',
    envelope: true,
    request: Nothing,
    response: z.object({ countries: z.array(Country) }),
  }),
  stateList: endpoint({
    summary: 'The states and union territories of India with their larger cities, by name',
    method: 'POST',
    path: 'statelist',
    token: 'none',
    envelope: true,
    request: Nothing,
    response: z.object({ states: z.array(State) }),
  }),
  master: endpoint({
    summary: 'What forms about investments offer',
    method: 'POST',
    path: 'master',
    token: 'none',
    envelope: true,
    request: Nothing,
    response: z.object({
      accountTypes: z.array(AccountType),
      holdingModes: z.array(HoldingMode),
      frequencies: z.array(Frequency),
      sipDates: z.array(z.int()),
      sipPeriods: z.array(SipPeriod),
      paymentModes: z.array(PaymentMode),
      goals: z.array(SipGoal),
      occupations: z.array(AnswerText),
      incomeRanges: z.array(AnswerText),
    }),
  }),
}
