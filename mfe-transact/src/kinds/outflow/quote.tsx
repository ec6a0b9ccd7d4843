import type { RequestedQuote } from '../../shared/nav-timing'
import { type DetailRow, Money, useQuery } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { OutflowDraft } from './outflow-draft'
import type { DraftTerms, OutflowField, OutflowKind, OutflowQuote, OutflowTerms } from './outflow-kind'
import type { RefusedField } from '../../transaction/refusal'

/** The query of what an order would bring if it were placed now. */
export const quoteQuery = <Quote extends OutflowQuote>(
  kind: OutflowKind<OutflowTerms, Quote>,
  terms: DraftTerms,
) => ({
  queryKey: ['outflow', kind.plan, terms],
  queryFn: ({ signal }: { signal: AbortSignal }) => kind.quote(terms, { signal }),
})

/** What an order would bring if it were placed now; undefined terms ask nothing. */
export function useQuote<Quote extends OutflowQuote>(
  kind: OutflowKind<OutflowTerms, Quote>,
  terms: DraftTerms | undefined,
): RequestedQuote<Quote> {
  return useQuery<Quote>({
    ...(terms
      ? quoteQuery(kind, terms)
      : { queryKey: ['outflow'], queryFn: () => Promise.reject(new Error()) }),
    enabled: terms !== undefined,
  })
}

const holding: OutflowField = { name: '', change: msg`Choose another fund` }
const howMuch: OutflowField = { name: 'howMuch', change: msg`Change the amount` }
const bank: OutflowField = { name: 'bankId', change: msg`Change the bank account` }

/** What refusals of all outflows are about, by their code; a holding is chosen on a page of its own. */
const common: Readonly<Record<string, OutflowField>> = {
  '-301': holding,
  '-302': holding,
  '-370': holding,
  '-371': holding,
  '-372': holding,
  '-373': howMuch,
  '-374': howMuch,
  '-375': bank,
  '-376': bank,
  '-386': holding,
  '-411': holding,
  '-412': { name: 'amount', change: msg`Change the amount` },
  '-413': { name: 'amount', change: msg`Change the amount` },
  '-415': { name: 'period', change: msg`Change the period` },
}

/** The field that a refusal is about; without a name where no field of the page can mend it. */
export function refusedField(kind: OutflowKind, code: string, draft: OutflowDraft): RefusedField | undefined {
  const field = kind.refusals?.[code] ?? common[code]
  return field && { name: nameOnPage(field.name, draft), change: field.change }
}

function nameOnPage(name: string, { amountUnitType, periodType }: OutflowDraft): string {
  if (name === 'period') return periodType === 'Till date' ? 'endDate' : 'installments'
  if (name !== 'howMuch') return name
  return { AMOUNT: 'amount', UNITS: 'units', ALL_UNITS: 'amountUnitType' }[amountUnitType]
}

const cost = (label: string, paise: number): DetailRow[] =>
  paise ? [{ label, value: <Money paise={paise} as="cost" /> }] : []

/** What comes off. */
export const costRows = ({ exitLoad, stt, tds }: OutflowQuote, load: string): DetailRow[] => [
  ...(exitLoad ? cost(load, exitLoad) : [{ label: load, value: t`None` }]),
  ...cost(t`Securities tax (STT)`, stt),
  ...cost(t`Tax deducted at source, estimated`, tds),
]
