import { minutesToPay } from '@portal/contracts/validation'
import {
  type ApiError,
  formatClockTime,
  formatCountdown,
  formatTime,
  indiaDate,
  Note,
  type Question,
  useCountdown,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'
import type { Figures } from '@portal/contracts/support/figures'
import { dayName } from './days'

/** What decides a purchase's NAV, out of a quote. */
export type NavTerms = Pick<
  LumpsumQuote,
  | 'cutOff'
  | 'cutOffAt'
  | 'navDateIfPaidNow'
  | 'navDateIfPaidLater'
  | 'unitsOnIfPaidNow'
  | 'unitsOnIfPaidLater'
>

export interface NavTiming {
  /** Milliseconds until the cut-off; 0 when it has passed. */
  left: number
  /** "1 h 42 min left", only on the day of the cut-off. */
  countdown?: string
  /** "1 h 42 min left for today’s NAV" */
  headline: string
  /** "3:00 pm today", "3:00 pm on Monday, 31 August" */
  before: string
  /** "Pay before 3:00 pm today", and where that is not what ends first "Pay within 30 minutes of confirming" */
  pay: string
}

/** What decides how much time is left for which NAV. */
type CutOffTerms = Pick<NavTerms, 'cutOffAt' | 'navDateIfPaidNow'> &
  Partial<Pick<NavTerms, 'navDateIfPaidLater'>>

/** Whether money gets the same NAV before and after the cut-off, as in an offer that is open: nothing is lost by waiting. */
export const isNavTheSame = ({ navDateIfPaidNow, navDateIfPaidLater }: CutOffTerms): boolean =>
  navDateIfPaidNow === navDateIfPaidLater

/** An order ends when it is not paid in its time, long before a cut-off of another day. */
const payInTime = () => t`Pay within ${minutesToPay} minutes of confirming`

/** How much time is left for which NAV. `now` is the server's clock in milliseconds, never the browser's own. */
export function navTiming(terms: CutOffTerms, now: number): NavTiming {
  const today = indiaDate(now)
  const left = Math.max(0, Date.parse(terms.cutOffAt) - now)
  const cutOffDay = indiaDate(terms.cutOffAt)
  const { navDateIfPaidNow } = terms
  const isTodays = navDateIfPaidNow === today
  const nav = dayName(navDateIfPaidNow)
  const clock = formatTime(terms.cutOffAt)
  const before = cutOffDay === today ? t`${clock} today` : t`${clock} on ${{ day: dayName(cutOffDay) }}`
  if (cutOffDay !== today || isNavTheSame(terms))
    return {
      left,
      headline: isTodays ? t`You get today’s NAV` : t`You get the NAV of ${{ day: nav }}`,
      before,
      pay: payInTime(),
    }
  const countdown = timeLeft(left)
  const headline = isTodays ? t`${countdown} for today’s NAV` : t`${countdown} for the NAV of ${{ day: nav }}`
  return { left, countdown, headline, before, pay: t`Pay before ${before}` }
}

const day = 86_400_000

/** "28 min left", "9:59 left", "29 days left" */
export function timeLeft(left: number): string {
  if (left >= 2 * day)
    return plural({ days: Math.floor(left / day) }, { one: '# day left', other: '# days left' })
  const text = formatCountdown(left)
  const isClock = /^\d+:\d{2}$/.test(text)
  return isClock ? t`${{ clock: text }} left` : text
}

/** One step of a timeline whose parts are plain text. */
export interface TimelineStep {
  state: 'done' | 'now' | 'next'
  title: string
  text: string
}

/** "We publish it by 11:00 pm. " of a NAV that is to come, "that day" of one of `another` day; nothing until the figures are there. */
export function publishedBy(figures: Pick<Figures, 'navsBy'> | undefined, another = false): string {
  if (!figures) return ''
  const clock = formatClockTime(figures.navsBy)
  return `${another ? t`We publish it by ${clock} that day.` : t`We publish it by ${clock}.`} `
}

/** The answer to "Which NAV will I get?", step by step, for a folio as it reads ("folio XXXX4821", "your new folio"). */
export function navSteps(
  terms: NavTerms,
  now: number,
  { folio, writeTo, figures }: { folio: string; writeTo: string; figures: Figures | undefined },
): TimelineStep[] {
  const { pay } = navTiming(terms, now)
  const today = indiaDate(now)
  const navDate = terms.navDateIfPaidNow
  const published = navDate < today
  const day = dayName(navDate)
  const unitsOn = dayName(terms.unitsOnIfPaidNow)
  return [
    {
      state: 'now',
      title: pay,
      text: t`Your money must reach us by then. You can pay in seconds by UPI or net banking.`,
    },
    {
      state: 'next',
      title: navDate === today ? t`Tonight: NAV of ${day}` : t`NAV of ${day}`,
      text: published
        ? t`This scheme uses the previous day’s NAV. You buy your units at this price.`
        : `${publishedBy(figures, navDate !== today)}${t`You buy your units at this price.`}`,
    },
    {
      state: 'next',
      title: t`${{ day: unitsOn }}: units in ${{ place: folio }}`,
      text: writeTo ? t`We send a confirmation to ${writeTo}.` : t`We send you a confirmation.`,
    },
  ]
}

/** What holds for money that comes after the cut-off. */
export function laterText(terms: NavTerms): string {
  const day = dayName(terms.navDateIfPaidNow)
  if (isNavTheSame(terms)) return t`All money that comes while this offer is open gets the NAV of ${day}.`
  const clock = formatClockTime(terms.cutOff)
  const later = dayName(terms.navDateIfPaidLater)
  const unitsOn = dayName(terms.unitsOnIfPaidLater)
  return t`If you pay after ${clock}, you get the NAV of ${later} and your units on ${unitsOn}.`
}

/** What the server says to an order, as it is asked for. */
export interface RequestedQuote<Quote> extends Question<Quote> {
  /** When it arrived here, by the browser's clock. */
  dataUpdatedAt: number
  error: ApiError | null
}

/** What the server's clock shows, in milliseconds, given a quote and when it arrived here. */
export function serverNow(quote: Pick<LumpsumQuote, 'serverNow'>, arrivedAt: number): number {
  return Date.now() + Date.parse(quote.serverNow) - arrivedAt
}

/** The live answer to how much time is left for which NAV; `onCutOff` is called once when the cut-off passes. */
export function useNavTiming(
  quote: (CutOffTerms & Pick<LumpsumQuote, 'serverNow'>) | undefined,
  arrivedAt: number,
  onCutOff: () => void,
): NavTiming | undefined {
  const ahead = quote ? Date.parse(quote.serverNow) - arrivedAt : 0
  useCountdown(quote && Date.parse(quote.cutOffAt) - ahead, onCutOff)
  return quote && navTiming(quote, serverNow(quote, arrivedAt))
}

/** How long today's NAV can still be had. */
export function CutOffNote({ timing, act = 'pay' }: { timing: NavTiming; act?: 'pay' | 'confirm' }) {
  const { headline, before, pay } = timing
  return (
    <Note icon="clock" title={headline} role="timer" compact>
      {act === 'pay' ? t`${pay}.` : t`Confirm before ${before}.`}
    </Note>
  )
}
