import * as z from 'zod/mini'
import { BusinessDate, Instant, OptionCode, AnswerText, SchemePlanCode } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'

/** S3.053: the new fund that money goes into once its offer is allotted. */
export const AutoSwitchNfo = z.object({
  switchToNfo: z.boolean(),
  switchToSchemeCode: AnswerText,
  switchToOptionCode: OptionCode,
  switchToPlanCode: z.enum(['D', 'R']),
  switchToDescription: AnswerText,
  switchToSchemeName: AnswerText,
  switchToPlanName: AnswerText,
  switchToOptionName: AnswerText,
})
export type AutoSwitchNfo = z.infer<typeof AutoSwitchNfo>

/** When an automatic switch happens. */
export const autoSwitchDates = {
  /** The date of the NAV at which the units that wait are sold. */
  soldAtNavOf: BusinessDate,
  /** The day on which the new fund is allotted, at its face value. */
  allotmentOn: BusinessDate,
  /** The day on which its units are in the folio. */
  switchUnitsOn: BusinessDate,
  /** Until when the investor can take the switch back; the money then stays where it waits. */
  switchCancelUntil: Instant,
}

/** S7.095: a plan of a new fund with the plans in which money can wait for it. */
export const AutoSwitchScheme = z.extend(AutoSwitchNfo, {
  ...autoSwitchDates,
  switchToSchemePlanCode: SchemePlanCode,
  autoSwitchEnabledTillDate: BusinessDate,
  waitsIn: z.array(z.object({ schemePlanCode: SchemePlanCode, schemeName: AnswerText })),
})
export type AutoSwitchScheme = z.infer<typeof AutoSwitchScheme>

export const autoSwitchApi = {
  schemes: endpoint({
    summary: 'The new funds that money can be switched into by itself at their allotment, and where it waits',
    method: 'GET',
    path: 'transaction/autoSwitch/schemes',
    token: 'none',
    envelope: false,
    request: Nothing,
    response: z.object({ schemes: z.array(AutoSwitchScheme) }),
  }),
}
