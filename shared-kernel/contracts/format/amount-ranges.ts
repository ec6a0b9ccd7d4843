import { t } from '@portal/contracts/words/macros'

/** An amount in paise is above the one bound and at most the other; a missing one leaves that side open. */
export interface AmountBounds {
  above?: number
  upTo?: number
}

/** The ranges by which amounts are looked for (S9.023); upper limits are inclusive (decision 26), in paise. */
export const amountRanges = {
  UP_TO_25000: {
    get label() {
      return t`Up to ₹25,000`
    },
    upTo: 25_000_00,
  },
  UP_TO_50000: {
    get label() {
      return t`₹25,000 to ₹50,000`
    },
    above: 25_000_00,
    upTo: 50_000_00,
  },
  UP_TO_100000: {
    get label() {
      return t`₹50,000 to ₹1,00,000`
    },
    above: 50_000_00,
    upTo: 1_00_000_00,
  },
  ABOVE_100000: {
    get label() {
      return t`Above ₹1,00,000`
    },
    above: 1_00_000_00,
  },
} as const satisfies Readonly<Record<string, AmountBounds & { label: string }>>
export type AmountRange = keyof typeof amountRanges
