import { shortNumber } from '@portal/contracts/format'
import * as z from 'zod/mini'
import { nextBusinessDay } from '../../calendar/business-day'
import { mergeInto, refuseMerge } from '../merge-rules'
import type { RequestKind } from './kind'
import { folioIn } from './nominees'

const Terms = z.object({ sources: z.array(z.string()), target: z.string() })
type Terms = z.infer<typeof Terms>

const listed = (sources: readonly string[]) => sources.map((each) => shortNumber(each)).join(', ')

/** Several folios become one, on the next business day: what is dealt today is dealt where it was ordered. */
export const consolidationKind: RequestKind<Terms> = {
  code: 'FC',
  terms: Terms,
  title: () => 'Merge folios',
  inWords: (_facts, { sources, target }) =>
    `merge folios ${listed(sources)} into folio ${shortNumber(target)}`,
  folioOf: ({ target }) => target,
  check: refuseMerge,
  changes: (facts, { sources, target }) =>
    Promise.resolve([
      { label: 'Folios merged', from: listed(sources), to: shortNumber(target) },
      { label: 'Held as', from: null, to: folioIn(facts).holdingMode },
    ]),
  needsReview: () => false,
  waitsUntil: ({ today }) => nextBusinessDay(today),
  carryOut: mergeInto,
}
