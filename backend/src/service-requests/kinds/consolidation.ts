import { t } from '@portal/contracts/words/macros'
import { shortNumber } from '@portal/contracts/format'
import * as z from 'zod/mini'
import { nextBusinessDay } from '../../calendar/business-day'
import { mergeInto, refuseMerge } from '../merge-rules'
import { wireWord } from '../detail-texts'
import type { RequestKind } from './kind'
import { folioIn } from './nominees'

const Terms = z.object({ sources: z.array(z.string()), target: z.string() })
type Terms = z.infer<typeof Terms>

const listed = (sources: readonly string[]) => sources.map((each) => shortNumber(each)).join(', ')

/** Several folios become one, on the next business day: what is dealt today is dealt where it was ordered. */
export const consolidationKind: RequestKind<Terms> = {
  code: 'FC',
  terms: Terms,
  title: () => t`Merge folios`,
  inWords: (_facts, { sources, target }) =>
    t`merge folios ${{ sources: listed(sources) }} into folio ${{ target: shortNumber(target) }}`,
  folioOf: ({ target }) => target,
  check: refuseMerge,
  changes: (facts, { sources, target }) =>
    Promise.resolve([
      { label: { code: 'foliosMerged' }, from: { text: listed(sources) }, to: { text: shortNumber(target) } },
      { label: { code: 'heldAs' }, from: null, to: wireWord(folioIn(facts).holdingMode) },
    ]),
  needsReview: () => false,
  waitsUntil: ({ today }) => nextBusinessDay(today),
  carryOut: mergeInto,
}
