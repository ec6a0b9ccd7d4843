import { textOf, type Text } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { PdfSection } from '@portal/kernel'
import type { SchemeDetails } from '@portal/contracts/schemes/product'
import type { Figures } from '@portal/contracts/support/figures'
import { buyingSection, minimumsSection, navSection, sellingSection } from './dealing-sections'
import { costsSection, helpSection } from './money-sections'
import {
  objectiveSection,
  plansSection,
  returnsSection,
  riskSection,
  schemeSection,
  sizeSection,
} from './scheme-sections'
import { taxSection } from './tax-sections'

export const documentKinds = ['kim', 'sid', 'factsheet'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** What the documents of a scheme are made of. */
export interface DocumentFacts {
  /** Every plan and option of the scheme. */
  plans: readonly SchemeDetails[]
  /** The one whose figures are shown. */
  chosen: SchemeDetails
  house: { name: string; company: string; helpline: string }
  figures: Figures
  /** Undefined where it is not known. */
  email?: string
}

export interface SchemeDocument {
  title: string
  /** What it is for, in one sentence. */
  about: string
  sections: PdfSection[]
}

interface Plan {
  title: Text
  /** On the control that chooses it. */
  label: Text
  about: Text
  sections: readonly ((facts: DocumentFacts) => PdfSection)[]
}

const keySections = [
  objectiveSection,
  riskSection,
  plansSection,
  minimumsSection,
  costsSection,
  returnsSection,
  navSection,
  buyingSection,
  sellingSection,
  taxSection,
  helpSection,
]

export const documentPlans: Readonly<Record<DocumentKind, Plan>> = {
  kim: {
    title: msg`Key information memorandum`,
    label: msg`Key facts`,
    about: msg`What you need to know before you invest.`,
    sections: keySections,
  },
  sid: {
    title: msg`Scheme information document`,
    label: msg`Full document`,
    about: msg`Everything this portal holds about the scheme.`,
    sections: [schemeSection, ...keySections.slice(0, -1), sizeSection, helpSection],
  },
  factsheet: {
    title: msg`Factsheet`,
    label: msg`Factsheet`,
    about: msg`NAV, returns, size and costs, each with its date.`,
    sections: [sizeSection, plansSection, returnsSection, riskSection, minimumsSection, costsSection],
  },
}

/** The document that an address names; the key information where it names none. */
export function documentKindOf(name: string | null): DocumentKind {
  return documentKinds.find((kind) => kind === name) ?? 'kim'
}

/** A document of a scheme, for the page and for its PDF. */
export function schemeDocument(kind: DocumentKind, facts: DocumentFacts): SchemeDocument {
  const { title, about, sections } = documentPlans[kind]
  return { title: textOf(title), about: textOf(about), sections: sections.map((section) => section(facts)) }
}

/** `'Neem Flexi Cap Fund Factsheet.pdf'` */
export function documentFileName(kind: DocumentKind, scheme: Pick<SchemeDetails, 'schemeDesc'>): string {
  return `${scheme.schemeDesc} ${textOf(documentPlans[kind].title)}.pdf`
}
