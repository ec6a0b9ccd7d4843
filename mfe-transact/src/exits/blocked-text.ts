import { formatDate } from '@portal/kernel'
import type { BlockedUnits } from '@portal/kernel/contracts/exit-quote'

const names: Readonly<Record<BlockedUnits['why'], string>> = {
  lien: 'Under lien',
  hold: 'On hold',
  'lock-in': 'Locked',
  order: 'In another order',
}
const reasons: Readonly<Record<BlockedUnits['why'], string>> = {
  lien: 'Pledged for a loan',
  hold: 'Call us to ask why',
  'lock-in': 'Locked in',
  order: 'Waiting to be sold',
}

/** Why units cannot leave now, in a name and a line. */
export const blockedText = ({ why, until }: BlockedUnits): { name: string; reason: string } => ({
  name: names[why],
  reason: until ? `Some are free on ${formatDate(until)}` : reasons[why],
})
