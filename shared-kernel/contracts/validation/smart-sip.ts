import { t } from '@portal/contracts/words/macros'
import { addMonths } from '../format/public'
import { parseDate } from '../format/inner'
import { sipSchedule, type SipTiming } from './sip-schedule'
import { validateSmartSipAge } from './sip'
import type { Verdict } from './verdict'

/** Decision 36: the cover is so many instalments in the first, the second, and every later year. Money in paise. */
export const smartSip = {
  times: [10, 50, 100],
  mostCover: 50_00_000_00,
  fewestInstalments: 36,
  coverEndsAt: 55,
} as const

/** The life cover in a year of a smart SIP, 1 for the first one, of an instalment in paise (S1.013). */
export function smartCover(instalment: number, year: number): number {
  const times = smartSip.times[Math.min(year, smartSip.times.length) - 1] ?? 0
  return Math.min(instalment * times, smartSip.mostCover)
}

/** The first business date without the cover: the 55th birthday, of a birth as a business date (decision 36). */
export const smartCoverEnd = (birth: string): string => addMonths(birth, smartSip.coverEndsAt * 12)

/** Whether a SIP may have a life cover, for a first holder born on a business date (S5.062, S9.017). */
export function validateSmartSip(sip: SipTiming, birth: string | null): Verdict {
  if (sip.sipFrequency !== 'Monthly') return t`A Smart SIP is debited every month. Choose Monthly.`
  if (!parseDate(sip.sipStartDate)) return t`Enter a valid start date`
  const { installments } = sipSchedule(sip)
  const all = installments === null ? null : installments + (sip.payFirstNow ? 1 : 0)
  if (all !== null && all < smartSip.fewestInstalments)
    return t`A Smart SIP has at least ${{ fewest: smartSip.fewestInstalments }} instalments. Choose a later end.`
  if (birth === null)
    return t`We do not know your date of birth, so there is no life cover. Choose a SIP without it.`
  return validateSmartSipAge(birth, sip.sipStartDate)
}
