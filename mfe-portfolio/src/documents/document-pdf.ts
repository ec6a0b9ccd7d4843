import { textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { TextPdf } from '@portal/kernel'
import { planLine } from '../shared/fund-names'
import { schemeDocument, type DocumentFacts, type DocumentKind } from './scheme-documents'

/** Mutual funds say this, in these words, wherever they offer a scheme. */
export const marketRisk = msg`Mutual fund investments are subject to market risks, read all scheme related documents carefully.`

/** A document of a scheme as its PDF shows it: the same sections as on the page. */
export function documentPdf(kind: DocumentKind, facts: DocumentFacts): TextPdf {
  const { title, sections } = schemeDocument(kind, facts)
  const { chosen, house } = facts
  return {
    name: `${chosen.schemeDesc}: ${title}`,
    heading: chosen.schemeDesc,
    subheading: `${title} · ${planLine(chosen)} · ${house.name}`,
    sections,
    smallPrint: [textOf(marketRisk)],
    createdAt: new Date(chosen.navDate).toISOString(),
  }
}
