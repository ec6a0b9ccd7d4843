import {
  Card,
  DateTile,
  EmptyState,
  formatRupeesRounded,
  formatShortDate,
  ListRow,
  Verbatim,
} from '@portal/kernel'
import type { CalendarEntry } from '@portal/contracts/systematic-plans/systematic-plan'
import { shortNames } from '../shared/fund-names'
import { readyFor, rowsOf } from './month'
import { amountText } from './month-card'
import { accountText, ordinal } from './plan-words'
import styles from './systematic-plans.module.css'

/** What comes in a month, and how much money it needs in which account. */
export function ReadyCard({ entries, monthName }: { entries: readonly CalendarEntry[]; monthName: string }) {
  const [first, ...others] = readyFor(entries, accountText)
  return (
    <Card
      flush
      title={first ? `Keep ${formatRupeesRounded(first.amount)} ready` : `In ${monthName}`}
      subtitle={
        <>
          {first && (
            <p>
              in {first.account} for {debits(first.debits)} in {monthName}.
            </p>
          )}
          {others.map(({ account, amount, debits: count }) => (
            <p key={account}>
              <Verbatim>{formatRupeesRounded(amount)}</Verbatim> in {account} for {debits(count)}.
            </p>
          ))}
        </>
      }
    >
      {entries.length ? (
        <ul>
          {rowsOf(entries).map(({ entry, amount, times, until }) => (
            <li key={`${entry.planId} ${entry.dueOn}`}>
              <ListRow
                lead={<DateTile date={entry.date} />}
                title={titleOf(entry)}
                subtitle={
                  times === 1
                    ? lineOf(entry)
                    : `${lineOf(entry)} · ${debits(times)} until ${formatShortDate(until)}`
                }
                figure={amountText({ ...entry, amount })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.padded}>
          <EmptyState title="Nothing is due in this month" />
        </div>
      )}
    </Card>
  )
}

const debits = (count: number): string => (count === 1 ? 'one debit' : `${count} debits`)

function titleOf({ schemeName, toSchemeName }: CalendarEntry): string {
  return toSchemeName ? shortNames(schemeName, toSchemeName).join(' → ') : schemeName
}

function lineOf(entry: CalendarEntry): string {
  const { kind, isLast, dueOn, date } = entry
  const account = accountText(entry)
  return [
    kind,
    account && (kind === 'SWP' ? `to ${account}` : account),
    isLast && 'the last one',
    dueOn !== date && `the ${ordinal(Number(dueOn.slice(8)))} is no business day`,
  ]
    .filter(Boolean)
    .join(' · ')
}
