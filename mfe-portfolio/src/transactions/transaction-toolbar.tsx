import { amountRanges } from '@portal/contracts/format'
import { maskFolio, Select, TextField, type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { useTypedSearch } from '../shared/use-typed-search'
import styles from './transactions.module.css'
import { amounts, longestSearch, outcomes, periods, types, type TransactionsView } from './transactions-view'

interface TransactionToolbarProps {
  view: TransactionsView
  folios: readonly string[]
  onChange: (part: Partial<TransactionsView>) => void
}

const typeLabels: Readonly<Record<(typeof types)[number], Text>> = {
  PURCHASE: msg`Purchases`,
  SIP: msg`SIP instalments`,
  REDEMPTION: msg`Redemptions`,
  SWITCH: msg`Switches`,
  IDCW: msg`IDCW`,
  REGISTRATION: msg`New plans`,
}
const outcomeLabels: Readonly<Record<(typeof outcomes)[number], Text>> = {
  OPEN: msg`In process`,
  DONE: msg`Completed`,
  FAILED: msg`Failed or cancelled`,
}
const periodLabels: Readonly<Record<(typeof periods)[number], Text>> = {
  '3M': msg`Last 3 months`,
  FY: msg`This financial year`,
  LAST_FY: msg`Last financial year`,
}
const every = 'all'

function folioName(number: string): string {
  const folio = maskFolio(number)
  return t`Folio ${folio}`
}

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
        label={t`Type`}
        options={withAll(t`All types`, types, (value) => textOf(typeLabels[value]))}
        value={view.type ?? every}
        onChange={(chosen) => onChange({ type: chosenOf(types, chosen) })}
      />
      <Select
        {...look}
        label={t`Folio`}
        options={withAll(t`All Folios`, folios, folioName)}
        value={view.folio ?? every}
        onChange={(chosen) => onChange({ folio: chosenOf(folios, chosen) })}
      />
      <Select
        {...look}
        label={t`Period`}
        options={withAll(t`Any time`, periods, (value) => textOf(periodLabels[value]))}
        value={view.period ?? every}
        onChange={(chosen) => onChange({ period: chosenOf(periods, chosen) })}
      />
      <Select
        {...look}
        label={t`Amount`}
        options={withAll(t`Any amount`, amounts, (value) => amountRanges[value].label)}
        value={view.amount ?? every}
        onChange={(chosen) => onChange({ amount: chosenOf(amounts, chosen) })}
      />
      <Select
        {...look}
        label={t`Status`}
        options={withAll(t`Any status`, outcomes, (value) => textOf(outcomeLabels[value]))}
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
      label={t`Search by scheme, folio or order number`}
      hideLabel
      look="compact"
      icon="search"
      type="search"
      placeholder={t`Scheme, folio or order number`}
      className={styles.search}
      maxLength={longestSearch}
      value={text}
      onChange={type}
    />
  )
}
