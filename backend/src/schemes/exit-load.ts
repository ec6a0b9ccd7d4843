/** What it costs to leave a fund soon after a purchase. */
export interface ExitLoad {
  /** As the scheme's documents say it; the name of the rule, so that what is read and what is taken are the same. */
  text: string
  /** In order; each holds up to and including so many days after the date of the purchase's NAV. */
  steps: readonly { upToDay: number; percent: string }[]
}

export const noLoad: ExitLoad = { text: 'None', steps: [] }

const overAYear = { percent: '1', months: 12, days: 365 }

/** A year is 365 days, also where one of them is a leap year. */
export const yearLoad: ExitLoad = {
  text: `${overAYear.percent}% within ${overAYear.months} months, then none`,
  steps: [{ upToDay: overAYear.days, percent: overAYear.percent }],
}

const liquidPercents = ['0.0070', '0.0065', '0.0060', '0.0055', '0.0050', '0.0045']

/** Set by the regulator for all liquid funds (SEBI circular of 20 September 2019). */
export const liquidLoad: ExitLoad = {
  text: `${liquidPercents[0]}% on day 1, falling to ${liquidPercents.at(-1)}% on day ${liquidPercents.length}, then none`,
  steps: liquidPercents.map((percent, index) => ({ upToDay: index + 1, percent })),
}

const loads = [noLoad, yearLoad, liquidLoad]

/** The load of a scheme, by the text of its documents. Throws a RangeError for a text that no rule stands behind. */
export function exitLoadOf({ exitLoad }: { exitLoad: string }): ExitLoad {
  const load = loads.find(({ text }) => text === exitLoad)
  if (!load) throw new RangeError(`no rule says how to take the exit load "${exitLoad}"`)
  return load
}
