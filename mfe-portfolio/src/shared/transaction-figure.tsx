import { formatUnits } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TransactionRow } from '@portal/contracts/orders/transaction-row'
import { Amount, Hideable } from './amounts'

/** How much a transaction is of: money, or the units of an order that is not sold, whose worth moves every day. */
export function TransactionFigure({ amount, units }: Pick<TransactionRow, 'amount' | 'units'>) {
  if (amount !== null) return <Amount paise={amount} />
  if (units === null) return null
  const count = formatUnits(units)
  return <Hideable>{t`${count} units`}</Hideable>
}
