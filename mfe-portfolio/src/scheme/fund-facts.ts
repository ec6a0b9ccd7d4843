import { formatCrore } from '@portal/contracts/format'
import {
  formatClockTime,
  formatDate,
  formatNav,
  formatRate,
  formatRupeesRounded,
  textOf,
  type Text,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { RiskLevel } from '@portal/contracts/wire/common'
import type { Scheme, SchemeDetails } from '@portal/contracts/schemes/product'

/** What stands for NAV and launch while a fund is on offer: it has neither before its units are allotted. */
export function offerFacts(fund: Scheme): { label: string; value: string }[] {
  const { nfoStartDate, nfoEndDate, nfoAllotmentDate } = fund
  const price = formatNav(fund.nav)
  return [
    { label: t`Offer price`, value: t`${price} a unit` },
    ...(nfoStartDate && nfoEndDate ? [{ label: t`Offer`, value: daysText(nfoStartDate, nfoEndDate) }] : []),
    ...(nfoAllotmentDate ? [{ label: t`Units are allotted on`, value: formatDate(nfoAllotmentDate) }] : []),
  ]
}

/** `'18 Aug 2026 to 1 Sep 2026'` */
export function daysText(from: string, to: string): string {
  const [first, last] = [formatDate(from), formatDate(to)]
  return t`${first} to ${last}`
}

/** The facts of a fund in the order in which they decide a purchase; `sip`: whether a SIP can be started by now. */
export function fundFacts(fund: SchemeDetails, offers: { sip: boolean }): { label: string; value: string }[] {
  const least = formatRupeesRounded(fund.minSip)
  const sip = fund.sipAllow === 'Y' ? t`${least} a month` : t`Not offered`
  return [
    { label: t`First purchase from`, value: formatRupeesRounded(fund.minPurchase) },
    { label: t`Add later from`, value: formatRupeesRounded(fund.minAddPurchase) },
    ...(offers.sip ? [{ label: t`SIP from`, value: sip }] : []),
    { label: t`Exit load`, value: fund.exitLoad },
    {
      label: t`Cost a year (expense ratio)`,
      value: formatRate(fund.expenseRatio, { decimals: 2, sign: false }),
    },
    ...(fund.nfoscheme ? [] : factsOfAge(fund)),
    { label: t`Payout after redemption`, value: fund.redemptionDurationNote },
    ...(fund.nfoscheme ? offerFacts(fund) : [{ label: t`Launched`, value: formatDate(fund.launchedOn) }]),
  ]
}

function factsOfAge(fund: SchemeDetails) {
  const day = formatDate(fund.fundSize.asOf)
  const time = formatClockTime(fund.cutOff)
  return [
    { label: t`Fund size, ${day}`, value: formatCrore(fund.fundSize.crore) },
    { label: t`Cut-off for today’s NAV`, value: t`${time} on business days` },
  ]
}

/** What a risk level can mean for money, in one sentence. */
export const riskSentences: Readonly<Record<RiskLevel, Text>> = {
  Low: msg`You should hardly ever lose money.`,
  'Low to Moderate': msg`You can lose a little of your money for a few months.`,
  Moderate: msg`You can lose some of your money in a bad year.`,
  'Moderately High': msg`You can lose a fair part of your money in a bad year.`,
  High: msg`You can lose a lot of your money in a bad year.`,
  'Very High': msg`You can lose a very large part of your money in a bad year.`,
}

const columns = [
  { term: msg`1 year`, key: 'oneYear' },
  { term: msg`3 years`, key: 'threeYears' },
  { term: msg`5 years`, key: 'fiveYears' },
  { term: msg`Since launch`, key: 'sinceInception' },
] as const

/** A return of the fund beside its benchmark's, for one period. */
export interface ReturnColumn {
  term: string
  fund: number | null
  benchmark: number | null
}

/** Returns a year of the fund and its benchmark; a period that neither has is left out. */
export function returnColumns(fund: SchemeDetails): ReturnColumn[] {
  return columns
    .map(({ term, key }) => ({
      term: textOf(term),
      fund: fund.cagr[key],
      benchmark: fund.benchmarkCagr[key],
    }))
    .filter((column) => column.fund !== null || column.benchmark !== null)
}
