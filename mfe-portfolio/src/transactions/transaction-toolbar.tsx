import { amountRanges } from '@portal/contracts/format'
import { maskFolio, Select, TextField } from '@portal/kernel'
import { useTypedSearch } from '../shared/use-typed-search'
import styles from './transactions.module.css'
import { amounts, longestSearch, outcomes, periods, types, type TransactionsView } from './transactions-view'

interface TransactionToolbarProps {
  view: TransactionsView
  folios: readonly string[]
  onChange: (part: Partial<TransactionsView>) => void
}

const typeLabels: Readonly<Record<(typeof types)[number], string>> = {
  PURCHASE: 'Purchases',
  SIP: 'SIP instalments',
  REDEMPTION: 'Redemptions',
  SWITCH: 'Switches',
  IDCW: 'IDCW',
  REGISTRATION: 'New plans',
}
const outcomeLabels: Readonly<Record<(typeof outcomes)[number], string>> = {
  OPEN: 'In process',
  DONE: 'Completed',
  FAILED: 'Failed or cancelled',
}
const periodLabels: Readonly<Record<(typeof periods)[number], string>> = {
  '3M': 'Last 3 months',
  FY: 'This financial year',
  LAST_FY: 'Last financial year',
}
const every = 'all'

/** Options with one before them that leaves nothing out. */
const withAll = <Value extends string>(
  label: string,
  values: readonly Value[],
  labelOf: (value: Value) => string,
) => [{ value: every, label }, ...values.map((value) => ({ value, label: labelOf(value) }))]

const chosenOf = <Value extends string>(values: readonly Value[], chosen: string): Value | null =>
  values.find((value) => value === chosen) ?? null

const look = { hideLabel: true, look: 'compact', searchable: false, className: styles.filter } as const

/** Search and filters above the list. */
export function TransactionToolbar({ view, folios, onChange }: TransactionToolbarProps) {
  return (
    <div role="search" className={styles.toolbar}>
      <SearchField search={view.search} onChange={onChange} />
      <Select
        {...look}
        label="Type"
        options={withAll('All types', types, (value) => typeLabels[value])}
        value={view.type ?? every}
        onChange={(chosen) => onChange({ type: chosenOf(types, chosen) })}
      />
      <Select
        {...look}
        label="Folio"
        options={withAll('All Folios', folios, (value) => `Folio ${maskFolio(value)}`)}
        value={view.folio ?? every}
        onChange={(chosen) => onChange({ folio: chosenOf(folios, chosen) })}
      />
      <Select
        {...look}
        label="Period"
        options={withAll('Any time', periods, (value) => periodLabels[value])}
        value={view.period ?? every}
        onChange={(chosen) => onChange({ period: chosenOf(periods, chosen) })}
      />
      <Select
        {...look}
        label="Amount"
        options={withAll('Any amount', amounts, (value) => amountRanges[value].label)}
        value={view.amount ?? every}
        onChange={(chosen) => onChange({ amount: chosenOf(amounts, chosen) })}
      />
      <Select
        {...look}
        label="Status"
        options={withAll('Any status', outcomes, (value) => outcomeLabels[value])}
        value={view.outcome ?? every}
        onChange={(chosen) => onChange({ outcome: chosenOf(outcomes, chosen) })}
      />
    </div>
  )
}

function SearchField({ search, onChange }: { search: string; onChange: (part: { search: string }) => void }) {
  const [text, type] = useTypedSearch(search, onChange)
  return (
    <TextField
      label="Search by scheme, folio or order number"
      hideLabel
      look="compact"
      icon="search"
      type="search"
      placeholder="Scheme, folio or order number"
      className={styles.search}
      maxLength={longestSearch}
      value={text}
      onChange={type}
    />
  )
}
