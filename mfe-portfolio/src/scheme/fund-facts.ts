import { formatCrore } from '@portal/contracts/format'
import { formatClockTime, formatDate, formatNav, formatRate, formatRupeesRounded } from '@portal/kernel'
import type { RiskLevel } from '@portal/contracts/wire/common'
import type { Scheme, SchemeDetails } from '@portal/contracts/schemes/product'

/** What stands for NAV and launch while a fund is on offer: it has neither before its units are allotted. */
export function offerFacts(fund: Scheme): { label: string; value: string }[] {
  const { nfoStartDate, nfoEndDate, nfoAllotmentDate } = fund
  return [
    { label: 'Offer price', value: `${formatNav(fund.nav)} a unit` },
    ...(nfoStartDate && nfoEndDate
      ? [{ label: 'Offer', value: `${formatDate(nfoStartDate)} to ${formatDate(nfoEndDate)}` }]
      : []),
    ...(nfoAllotmentDate ? [{ label: 'Units are allotted on', value: formatDate(nfoAllotmentDate) }] : []),
  ]
}

/** The facts of a fund in the order in which they decide a purchase; `sip`: whether a SIP can be started by now. */
export function fundFacts(fund: SchemeDetails, offers: { sip: boolean }): { label: string; value: string }[] {
  const sip = fund.sipAllow === 'Y' ? `${formatRupeesRounded(fund.minSip)} a month` : 'Not offered'
  return [
    { label: 'First purchase from', value: formatRupeesRounded(fund.minPurchase) },
    { label: 'Add later from', value: formatRupeesRounded(fund.minAddPurchase) },
    ...(offers.sip ? [{ label: 'SIP from', value: sip }] : []),
    { label: 'Exit load', value: fund.exitLoad },
    {
      label: 'Cost a year (expense ratio)',
      value: formatRate(fund.expenseRatio, { decimals: 2, sign: false }),
    },
    ...(fund.nfoscheme ? [] : factsOfAge(fund)),
    { label: 'Payout after redemption', value: fund.redemptionDurationNote },
    ...(fund.nfoscheme ? offerFacts(fund) : [{ label: 'Launched', value: formatDate(fund.launchedOn) }]),
  ]
}

const factsOfAge = (fund: SchemeDetails) => [
  { label: `Fund size, ${formatDate(fund.fundSize.asOf)}`, value: formatCrore(fund.fundSize.crore) },
  { label: 'Cut-off for today’s NAV', value: `${formatClockTime(fund.cutOff)} on business days` },
]

/** What a risk level can mean for money, in one sentence. */
export const riskSentences: Readonly<Record<RiskLevel, string>> = {
  Low: 'You should hardly ever lose money.',
  'Low to Moderate': 'You can lose a little of your money for a few months.',
  Moderate: 'You can lose some of your money in a bad year.',
  'Moderately High': 'You can lose a fair part of your money in a bad year.',
  High: 'You can lose a lot of your money in a bad year.',
  'Very High': 'You can lose a very large part of your money in a bad year.',
}

const columns = [
  { term: '1 year', key: 'oneYear' },
  { term: '3 years', key: 'threeYears' },
  { term: '5 years', key: 'fiveYears' },
  { term: 'Since launch', key: 'sinceInception' },
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
    .map(({ term, key }) => ({ term, fund: fund.cagr[key], benchmark: fund.benchmarkCagr[key] }))
    .filter((column) => column.fund !== null || column.benchmark !== null)
}
