import { formatDate } from '@portal/kernel'
import type { BlockedUnits } from '@portal/kernel/contracts/exit-quote'

const names: Readonly<Record<BlockedUnits['why'], string>> = {
  lien: 'Under lien',
  hold: 'On hold',
  'lock-in': 'Locked',
  order: 'On hold',
}
const reasons: Readonly<Record<Exclude<BlockedUnits['why'], 'hold' | 'order'>, string>> = {
  lien: 'Pledged for a loan',
  'lock-in': 'Locked in',
}

/** What keeps units from leaving now, in a word. */
export const blockedName = ({ why }: BlockedUnits): string => names[why]

/** The line below it; what an order or we hold back is told by a link. */
export function blockedReason({ why, until }: BlockedUnits): string | undefined {
  if (until) return `Some are free on ${formatDate(until)}`
  return why === 'hold' || why === 'order' ? undefined : reasons[why]
}
