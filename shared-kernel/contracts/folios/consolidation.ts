import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { BusinessDate, FolioNumber, Paise, Pan, AnswerText, Units } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested, Signing } from '../service-requests/service-request'

const Merged = z.object({
  sources: z.array(FolioNumber).check(z.minLength(1), z.maxLength(limits.entries.history)),
  target: FolioNumber,
})

const call = { method: 'POST', token: 'session', envelope: true } as const

/** S7.050 */
export const consolidationApi = {
  folios: endpoint({
    ...call,
    summary: 'The folios of the investor, and into which others each of them can be merged',
    path: 'investor/getMergeableFolios',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      folios: z.array(
        z.object({
          folioNo: FolioNumber,
          holdingMode: AnswerText,
          holders: z.array(AnswerText),
          schemes: z.int(),
          value: Paise,
          openedOn: BusinessDate,
          /** Folios of the same holders, mode and way of investing. */
          mergesInto: z.array(FolioNumber),
          /** Why it merges with none; null where it does. */
          whyNot: z.nullable(AnswerText),
        }),
      ),
    }),
  }),
  validate: endpoint({
    ...call,
    summary: 'What would move from the source folios into the target, and when',
    path: 'investor/folioConsolidation/validate',
    request: Merged,
    response: z.object({
      moves: z.array(z.object({ folioNo: FolioNumber, schemeName: AnswerText, units: Units, cost: Paise })),
      plans: z.array(z.object({ planId: AnswerText, kind: AnswerText, folioNo: FolioNumber })),
      orders: z.int(),
      banksAdded: z.array(AnswerText),
      nominees: z.array(AnswerText),
      on: BusinessDate,
    }),
  }),
  consolidate: endpoint({
    ...call,
    summary: 'Asks that folios are merged into one',
    path: 'investor/folioConsolidation',
    request: Merged,
    response: Requested,
  }),
  endorse: endpoint({
    ...call,
    summary: 'Confirms a consolidation by the code of one holder; each of them must',
    path: 'investor/folioConsolidation/endorse',
    request: Signing,
    response: Requested,
  }),
}
