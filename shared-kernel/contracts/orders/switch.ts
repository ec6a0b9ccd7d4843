import * as z from 'zod/mini'
import { BusinessDate, Nav, Paise, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { outflowQuote } from './outflow-quote'
import { ConfirmedByCode, InitiateAnswer, SchemeRef } from './order'
import { SwitchTerms } from './order-terms'

/** What a switch would give, if it were asked for now: both legs, with the dates of both. */
export const SwitchQuote = z.object({
  ...outflowQuote,
  toScheme: SchemeRef,
  toLastNav: Nav,
  toLastNavDate: BusinessDate,
  /** Out of `net`. */
  stampDuty: Paise,
  estimatedUnits: Units,
  /** The day on which the money of the scheme that is left reaches the other one. */
  moneyOn: BusinessDate,
  toNavDate: BusinessDate,
  unitsOn: BusinessDate,
})
export type SwitchQuote = z.infer<typeof SwitchQuote>

export const switchApi = {
  validate: endpoint({
    summary: 'What a switch would give, on both sides; refuses what could not be ordered',
    method: 'POST',
    path: 'transaction/validate/switch',
    token: 'session',
    envelope: true,
    request: z.omit(SwitchTerms, { kind: true }),
    response: SwitchQuote,
  }),
  switch: endpoint({
    summary: 'Places a switch; the units that leave are on hold until they are sold',
    method: 'POST',
    path: 'transaction/switch',
    token: 'session',
    envelope: true,
    loader: true,
    idempotent: true,
    request: z.extend(z.omit(SwitchTerms, { kind: true }), ConfirmedByCode.shape),
    response: InitiateAnswer,
  }),
}
