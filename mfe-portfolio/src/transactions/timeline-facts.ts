import {
  formatDate,
  formatNav,
  formatRupees,
  formatUnits,
  receiptSections,
  type DetailRow,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TransactionTimeline } from '@portal/contracts/orders/transaction-timeline'
import { transactionLabel } from '../shared/transaction-look'

/** What the page around it says already. */
const knownLabels = () => new Set([t`Investor`, t`PAN`, t`Status`, t`In words`, t`Distributor`])

/** The facts of a transaction: of an order what its receipt says, of an older one what the ledger says. */
export function factsOf({ order, record, entries }: TransactionTimeline): DetailRow[] {
  if (order) {
    const known = knownLabels()
    const rows = receiptSections(order).flatMap(({ title, rows: of }) =>
      of.filter(({ label }) => !known.has(label)).map((row) => ({ ...row, title })),
    )
    const own = rows.map(({ label, value, title }) => ({
      label: rows.filter((each) => each.label === label).length > 1 ? `${title}: ${label}` : label,
      value,
    }))
    return [...own, ...adviceOf(record)]
  }
  return entries.flatMap((entry) => {
    const day = formatDate(entry.date)
    const name = (label: string) =>
      entries.length > 1 ? `${transactionLabel(entry)}: ${label.toLowerCase()}` : label
    return [
      { label: name(t`Scheme`), value: entry.schemeName, verbatim: true },
      { label: name(t`Amount`), value: formatRupees(entry.amount) },
      ...withheldOf(entry).map(({ label, value }) => ({ label: name(label), value })),
      ...(entry.stampDuty ? [{ label: name(t`Stamp duty`), value: formatRupees(entry.stampDuty) }] : []),
      ...(Number(entry.units) ? [{ label: name(t`Units`), value: formatUnits(entry.units) }] : []),
      { label: name(t`NAV of ${day}`), value: formatNav(entry.nav) },
    ]
  })
}

/** What was kept back, of IDCW as the tax that it is, and what came. */
function withheldOf({ kind, amount, withheld }: TransactionTimeline['entries'][number]): DetailRow[] {
  if (!withheld) return []
  const isIncome = kind === 'IDCW_PAYOUT' || kind === 'IDCW_REINVEST'
  return [
    { label: isIncome ? t`Tax withheld (TDS)` : t`Load and taxes withheld`, value: formatRupees(withheld) },
    { label: kind === 'IDCW_REINVEST' ? t`Reinvested` : t`Paid out`, value: formatRupees(amount - withheld) },
  ]
}

/** Who sold it, and who of them advised; nothing of what was bought directly. */
function adviceOf(record: TransactionTimeline['record']): DetailRow[] {
  if (!record?.distributorArn) return []
  const { distributorArn, distributorName, euin, euinProfileName } = record
  const withName = (number: string, name: string | null) => (name === null ? number : `${name} (${number})`)
  return [
    { label: t`Distributor`, value: withName(distributorArn, distributorName) },
    { label: t`Adviser`, value: euin === null ? t`None, on your word` : withName(euin, euinProfileName) },
  ]
}
