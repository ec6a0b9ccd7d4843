import { addDays, formatRupees, formatShortDate, href, routes, type IconName } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import type { WaitingItems } from '@portal/contracts/notifications/waiting'

/** Something that the investor can put right now. */
export interface AttentionItem {
  id: string
  icon: IconName
  tone: 'failed' | 'out'
  title: string
  text: string
  action: { label: string; to: string }
}

/** What failed longer ago is history, not a task. */
const daysToAct = 30

/** Orders that wait for their payment, and payments and debits that failed lately; in the order of the rows. */
export function needsAttention(
  rows: readonly TransactionRow[],
  today: string,
  amount: (paise: number) => string = formatRupees,
): AttentionItem[] {
  const since = addDays(today, -daysToAct)
  return rows.flatMap((row) => {
    const failedLately = row.status === 'FAILED' && row.date >= since
    if (row.kind === 'PURCHASE' && row.status === 'PENDING')
      return [waitingPayment(row, amount(row.amount ?? 0))]
    if (row.kind === 'PURCHASE' && failedLately) return [failedPayment(row, amount(row.amount ?? 0))]
    return row.kind === 'PURCHASE_SIP' && failedLately ? [failedDebit(row, amount(row.amount ?? 0))] : []
  })
}

/** Money that a bank sent back and that waits for another account. */
export function unclaimedItems(
  amounts: NonNullable<WaitingItems['unclaimed']>,
  amountText: (paise: number) => string = formatRupees,
): AttentionItem[] {
  return amounts.map(({ transactionId, schemeName, amount, income, isIdcw }) => {
    const sum = amountText(amount + income)
    return {
      id: transactionId,
      icon: 'bank',
      tone: 'out',
      title: t`${sum} waits for you`,
      text: isIdcw
        ? t`Your bank returned IDCW of ${schemeName}. Choose an account for it.`
        : t`Your bank returned a redemption of ${schemeName}. Choose an account for it.`,
      action: {
        label: t`Choose an account`,
        to: href(routes.selectScheme, { plan: 'REDEEM', unclaimed: 'true' }),
      },
    }
  })
}

const orderPage = (row: TransactionRow): string => href(routes.investPayment, { order: row.transactionId })

function waitingPayment(row: TransactionRow, amount: string): AttentionItem {
  const day = formatShortDate(row.date)
  const { schemeName } = row
  return {
    id: row.transactionId,
    icon: 'hourglass',
    tone: 'out',
    title: t`Your ${day} purchase is unpaid`,
    text: t`${amount} for ${schemeName}. You get units once you have paid.`,
    action: { label: t`Pay now`, to: orderPage(row) },
  }
}

function failedPayment(row: TransactionRow, amount: string): AttentionItem {
  const day = formatShortDate(row.date)
  const { schemeName, statusText } = row
  return {
    id: row.transactionId,
    icon: 'alert',
    tone: 'failed',
    title: t`Your ${day} purchase failed`,
    text: t`${amount} for ${schemeName}. ${statusText}.`,
    action: { label: t`See the order`, to: orderPage(row) },
  }
}

function failedDebit(row: TransactionRow, amount: string): AttentionItem {
  const day = formatShortDate(row.date)
  const { schemeName, statusText } = row
  return {
    id: row.transactionId,
    icon: 'alert',
    tone: 'failed',
    title: t`Your ${day} SIP failed`,
    text: t`${amount} for ${schemeName}. ${statusText}, so you got no units.`,
    action: {
      label: t`Invest now`,
      to: href(routes.invest, { scheme: row.schemePlanCode, amount: String((row.amount ?? 0) / 100) }),
    },
  }
}
