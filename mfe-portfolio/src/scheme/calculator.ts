import { t } from '@portal/kernel/words'
import type { RollingSips } from '@portal/contracts/schemes/product'

export interface Ticket {
  name: string
  from: string
  to: string
  multiple: number
}

/** The worst, the middle and the best of all periods; none where no period is complete. */
export function tickets({ worst, middle, best }: RollingSips): Ticket[] {
  if (!worst || !middle || !best) return []
  return [
    { name: t`Worst`, ...worst },
    { name: t`Middle`, ...middle },
    { name: t`Best`, ...best },
  ]
}

const rupee = (paise: number) => Math.round(paise / 100) * 100

/** What so much a month came to, in paise, to the rupee. */
export const becomes = (monthly: number, years: number, multiple: number): number =>
  rupee(monthly * years * 12 * multiple)

/**
 * What a month would have come to a goal, in paise, up to the next whole rupee; what a division leaves behind the sixth
 * decimal is no part of a rupee.
 */
export const needed = (goal: number, years: number, multiple: number): number =>
  Math.ceil(Number((goal / (years * 12 * multiple) / 100).toFixed(6))) * 100
