import { t } from '@portal/kernel/words'
import { formatDate, formatShortDate } from '@portal/kernel'
import { isTransactionPath } from '../guards/transaction-paths'

/** Longer texts are cut off on one line and shown in full by a tooltip (S9.052, S9.053). */
const longestTitle = 37
const longestDescription = 55

const tooltip = (text: string, longest: number) => (text.length > longest ? text : undefined)

export const titleTooltip = (title: string) => tooltip(title, longestTitle)
export const descriptionTooltip = (description: string) => tooltip(description, longestDescription)

/** "Open 18 Aug – 1 Sep 2026", with both years where they differ. */
export function offerPeriod(start: string, end: string): string {
  const sameYear = start.slice(0, 4) === end.slice(0, 4)
  const from = sameYear ? formatShortDate(start) : formatDate(start)
  return t`Open ${from} – ${{ till: formatDate(end) }}`
}

/** On every page of the home area, but for those where something is being done (S2.084). */
export const showsBanner = (pathname: string): boolean =>
  pathname.startsWith('/home/') && !isTransactionPath(pathname)
