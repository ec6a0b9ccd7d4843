import { t } from '@portal/contracts/words/macros'
import { formatDate } from './dates'
import { addDays } from './india-calendar'

/**
 * At which NAV units are sold whose money was sent at once: "the lower NAV of 24 Aug 2026 and 25 Aug 2026" (S7.063).
 * Until then its order names the later of the two days, a business date as "2026-08-25".
 */
export const lowerNav = (laterDate: string): string =>
  t`the lower NAV of ${{ earlier: formatDate(addDays(laterDate, -1)) }} and ${{ later: formatDate(laterDate) }}`
