/** Money on a day as the investor sees it: paid in is negative, received or still owned is positive. */
export interface CashFlow {
  /** "2026-08-25" */
  date: string
  amount: number
}

const dayMs = 86_400_000
const daysOfYear = 365

interface Term {
  /** Years since the first flow, actual days over 365. */
  years: number
  amount: number
}

/**
 * The yearly rate at which the flows are worth nothing in sum, as a fraction (actual days over 365).
 * Null where that is not defined: fewer than two flows, all of one sign, or no such rate between
 * losing 99.9999 % and gaining 50,000,000 % a year. Rates are shown, never counted with, so floats will do.
 */
export function xirr(flows: readonly CashFlow[]): number | null {
  const terms = termsOf(flows)
  if (!terms.some(({ amount }) => amount > 0) || !terms.some(({ amount }) => amount < 0)) return null
  const logRate = rootOf(terms)
  return logRate === undefined ? null : Math.expm1(logRate)
}

/**
 * Where several rates fit, the one that tells a gain from a loss: above zero when more came back than was paid in,
 * and the nearest to zero on that side; rates beyond belief only where there is no other.
 */
function rootOf(terms: readonly Term[]): number | undefined {
  const gained = presentValue(terms, 0) > 0
  const quick = newton(terms, Math.log(1.1))
  for (const found of [quick, newton(terms, guessOf(terms))])
    if (found !== undefined && found > 0 === gained && isPlausible(found)) return found
  const [expected, other] = gained ? [highest, lowest] : [lowest, highest]
  const candidates = [firstChange(terms, expected), firstChange(terms, other), quick]
  const roots = candidates.filter((root) => root !== undefined)
  return roots.find(isPlausible) ?? roots[0]
}

/** Between losing 98 % and gaining 5,000 % a year. */
const isPlausible = (logRate: number) => Math.abs(logRate) < 4

/** One term for each day with money, scaled so that their sizes sum to one. */
function termsOf(flows: readonly CashFlow[]): Term[] {
  const byDay = new Map<number, number>()
  for (const { date, amount } of flows) {
    const day = Date.parse(`${date}T00:00:00Z`) / dayMs
    byDay.set(day, (byDay.get(day) ?? 0) + amount)
  }
  const days = [...byDay].filter(([, amount]) => amount !== 0)
  const first = Math.min(...days.map(([day]) => day))
  const size = days.reduce((sum, [, amount]) => sum + Math.abs(amount), 0)
  return days.map(([day, amount]) => ({ years: (day - first) / daysOfYear, amount: amount / size }))
}

/** In terms of x = log(1 + rate) the present value is smooth everywhere, also near a total loss. */
const presentValue = (terms: readonly Term[], x: number) =>
  terms.reduce((sum, { years, amount }) => sum + amount * Math.exp(-x * years), 0)

const lowest = Math.log(1e-6)
const highest = Math.log(5e5)

/** The rate if all were paid in on one day and received on one: on the days that are theirs on average. */
function guessOf(terms: readonly Term[]): number {
  const average = (sign: number) => {
    const of = terms.filter(({ amount }) => amount * sign > 0)
    const size = of.reduce((sum, { amount }) => sum + amount * sign, 0)
    return { size, years: of.reduce((sum, { years, amount }) => sum + years * amount * sign, 0) / size }
  }
  const [paid, received] = [average(-1), average(1)]
  return Math.log(received.size / paid.size) / (received.years - paid.years || 1)
}

/** Newton's method: fast where it settles, undefined where it wanders off. */
function newton(terms: readonly Term[], start: number): number | undefined {
  let x = start
  for (let round = 0; round < 50; round++) {
    let value = 0
    let slope = 0
    for (const { years, amount } of terms) {
      const now = amount * Math.exp(-x * years)
      value += now
      slope -= years * now
    }
    const step = value / slope
    if (!Number.isFinite(step) || Math.abs(step) > 10) return undefined
    x -= step
    if (x < lowest || x > highest) return undefined
    if (Math.abs(step) < 1e-13) return x
  }
  return undefined
}

/** Looks for a change of sign from 0 % to one side, and halves it. */
function firstChange(terms: readonly Term[], end: number): number | undefined {
  const step = Math.sign(end) * 0.02
  let before = presentValue(terms, 0)
  for (let from = 0; Math.abs(from) < Math.abs(end); from += step) {
    const value = presentValue(terms, from + step)
    if (before * value <= 0) return halved(terms, from, from + step)
    before = value
  }
  return undefined
}

function halved(terms: readonly Term[], from: number, to: number): number {
  let [low, high] = [from, to]
  const sign = Math.sign(presentValue(terms, from))
  for (let round = 0; round < 80; round++) {
    const middle = (low + high) / 2
    if (Math.sign(presentValue(terms, middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}
