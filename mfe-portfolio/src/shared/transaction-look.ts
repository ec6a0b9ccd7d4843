import { formatDate, formatShortDate, type IconName, type PillTone, type Text, textOf } from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { shortNames } from './fund-names'
import { planKinds } from './plan-kinds'

type Kind = TransactionRow['kind']
type Status = TransactionRow['status']

/** A kind of transaction; its tone says which way the money went, none that it stayed. */
export const kinds: Readonly<Record<Kind, { label: Text; icon: IconName; tone?: 'in' | 'out' }>> = {
  PURCHASE: { label: msg`Purchase`, icon: 'arrow-down-left', tone: 'in' },
  PURCHASE_SIP: { label: msg`SIP instalment`, icon: 'arrow-down-left', tone: 'in' },
  REDEMPTION: { label: msg`Redemption`, icon: 'arrow-up-right', tone: 'out' },
  SWITCH_IN: { label: msg`Switch in`, icon: 'switch' },
  SWITCH_OUT: { label: msg({ message: 'Switch', context: 'order kind' }), icon: 'switch' },
  IDCW_PAYOUT: { label: msg`IDCW paid out`, icon: 'arrow-up-right', tone: 'out' },
  IDCW_REINVEST: { label: msg`IDCW reinvested`, icon: 'repeat', tone: 'in' },
  SIP_REGISTRATION: { label: msg`New SIP`, icon: 'repeat' },
  STP_REGISTRATION: { label: msg`New STP`, icon: 'repeat' },
  SWP_REGISTRATION: { label: msg`New SWP`, icon: 'repeat' },
  PLAN_CHANGE: { label: msg`Plan changed`, icon: 'repeat' },
}

/** The tone of a status; the server's own words stand in the pill. */
export const statusTones: Readonly<Record<Status, PillTone>> = {
  COMPLETED: 'positive',
  IN_PROCESS: 'info',
  PENDING: 'warning',
  EXPIRED: 'neutral',
  FAILED: 'negative',
}

/** What a row is about: the fund, or for a switch both of its sides in short. */
export function transactionTitle(row: Pick<TransactionRow, 'schemeName' | 'toSchemeName'>): string {
  if (!row.toSchemeName) return row.schemeName
  return shortNames(row.schemeName, row.toSchemeName).join(' → ')
}

/** What a transaction or a row of the ledger is called: as the server says, else what a plan makes is its instalment. */
export function transactionLabel({
  kind,
  instalmentOf,
  called,
}: Pick<TransactionRow, 'kind' | 'instalmentOf' | 'called'>): string {
  if (called !== undefined) return called
  if (instalmentOf === null) return textOf(kinds[kind].label)
  const plan = textOf(planKinds[instalmentOf])
  return kind === 'SWITCH_IN' ? t`${plan} instalment in` : t`${plan} instalment`
}

type Dated = Pick<TransactionRow, 'kind' | 'instalmentOf' | 'called' | 'date' | 'orderedOn'>

/**
 * The second line of a row: `'SIP instalment · 10 Aug'`, with the year where it is not this one. The day is that of the
 * order, which is named where the NAV is of another one.
 */
export function transactionLine(row: Dated, today: string): string {
  const day = row.orderedOn ?? row.date
  const thisYear = day.slice(0, 4) === today.slice(0, 4)
  const label = transactionLabel(row)
  const shown = thisYear ? formatShortDate(day) : formatDate(day)
  if (day === row.date) return `${label} · ${shown}`
  return row.instalmentOf ? t`${label} · due ${shown}` : t`${label} · ordered ${shown}`
}
