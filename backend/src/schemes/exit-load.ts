import { t } from '@portal/contracts/words/macros'

/** By which rule a scheme charges those who leave it soon after a purchase. */
export type ExitLoadCode = 'NONE' | 'YEAR' | 'LIQUID'

/** What it costs to leave a fund soon after a purchase. */
export interface ExitLoad {
  /** As the scheme's documents say it, with the figures that are taken. */
  text: () => string
  /** In order; each holds up to and including so many days after the date of the purchase's NAV. */
  steps: readonly { upToDay: number; percent: string }[]
}

const overAYear = { percent: '1', months: 12, days: 365 }

const liquidPercents = ['0.0070', '0.0065', '0.0060', '0.0055', '0.0050', '0.0045']

const loads: Readonly<Record<ExitLoadCode, ExitLoad>> = {
  NONE: { text: () => t`None`, steps: [] },
  /** A year is 365 days, also where one of them is a leap year. */
  YEAR: {
    text: () =>
      t`${{ percent: overAYear.percent }}% within ${{ months: overAYear.months }} months, then none`,
    steps: [{ upToDay: overAYear.days, percent: overAYear.percent }],
  },
  /** Set by the regulator for all liquid funds (SEBI circular of 20 September 2019). */
  LIQUID: {
    text: () => {
      const [first = '', last = ''] = [liquidPercents[0], liquidPercents.at(-1)]
      return t`${first}% on day 1, falling to ${last}% on day ${{ days: liquidPercents.length }}, then none`
    },
    steps: liquidPercents.map((percent, index) => ({ upToDay: index + 1, percent })),
  },
}

/** The load of a scheme. */
export const exitLoadOf = ({ exitLoad }: { exitLoad: ExitLoadCode }): ExitLoad => loads[exitLoad]
