import {
  Card,
  DateTile,
  EmptyState,
  formatRupeesRounded,
  formatShortDate,
  ListRow,
  textOf,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { CalendarEntry } from '@portal/contracts/systematic-plans/systematic-plan'
import { planKinds } from '../shared/plan-kinds'
import { shortNames } from '../shared/fund-names'
import { type Ready, readyFor, rowsOf } from './month'
import { amountText } from './month-card'
import { accountText, ordinal } from './plan-words'
import styles from './systematic-plans.module.css'

/** What comes in a month, and how much money it needs in which account. */
export function ReadyCard({ entries, monthName }: { entries: readonly CalendarEntry[]; monthName: string }) {
  const [first, ...others] = readyFor(entries, accountText)
  const amount = first && formatRupeesRounded(first.amount)
  return (
    <Card
      flush
      title={amount ? t`Keep ${amount} ready` : t`In ${monthName}`}
      subtitle={
        <>
          {first && <p>{firstText(first, monthName)}</p>}
          {others.map((other) => (
            <p key={other.account}>{otherText(other)}</p>
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
                subtitle={times === 1 ? lineOf(entry) : `${lineOf(entry)} · ${timesText(times, until)}`}
                figure={amountText({ ...entry, amount })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.padded}>
          <EmptyState title={t`Nothing is due in this month`} />
        </div>
      )}
    </Card>
  )
}

/** Goes on from "Keep ₹17,000 ready". */
const firstText = ({ account, debits }: Ready, monthName: string): string =>
  plural(debits, {
    one: `in ${account} for one debit in ${monthName}.`,
    other: `in ${account} for # debits in ${monthName}.`,
  })

function otherText({ account, amount, debits }: Ready): string {
  const money = formatRupeesRounded(amount)
  return plural(debits, {
    one: `${money} in ${account} for one debit.`,
    other: `${money} in ${account} for # debits.`,
  })
}

function timesText(times: number, until: string): string {
  const day = formatShortDate(until)
  return plural(times, { one: `one debit until ${day}`, other: `# debits until ${day}` })
}

function titleOf({ schemeName, toSchemeName }: CalendarEntry): string {
  return toSchemeName ? shortNames(schemeName, toSchemeName).join(' → ') : schemeName
}

function lineOf(entry: CalendarEntry): string {
  const { kind, isLast, dueOn, date } = entry
  const account = accountText(entry)
  const day = ordinal(Number(dueOn.slice(8)))
  return [
    textOf(planKinds[kind]),
    account && (kind === 'SWP' ? t`to ${account}` : account),
    isLast && t`the last one`,
    dueOn !== date && t`the ${day} is no business day`,
  ]
    .filter(Boolean)
    .join(' · ')
}
