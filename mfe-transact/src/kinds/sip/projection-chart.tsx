import { duesBetween, instalmentOn, sipSchedule } from '@portal/contracts/validation'
import {
  addDays,
  addMonths,
  type Column,
  DataTable,
  formatAxisRupees,
  formatRate,
  formatRupeesRounded,
  LineChart,
  SegmentedControl,
  type SipTiming,
  Stack,
} from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { useState } from 'react'
import styles from './sip.module.css'

const yearsText = (years: number) => plural(years, { one: '# year', other: '# years' })
const spans = () => [3, 5, 10].map((years) => ({ value: String(years), label: yearsText(years) }))

const rupees = (paise: number) => formatRupeesRounded(Math.round(paise))

interface Year extends Projected {
  years: number
  /** With all instalments alike; absent: they are. */
  alike?: number
}

const amountColumn = (key: 'paid' | 'value' | 'alike', header: string): Column<Year> => ({
  key,
  header,
  cell: (year) => rupees(year[key] ?? 0),
  numeric: true,
})
const columns = (): Column<Year>[] => [
  {
    key: 'years',
    header: t({ message: 'After', context: 'so many years' }),
    cell: ({ years }) => yearsText(years),
    heading: true,
  },
  amountColumn('paid', t`You pay in`),
  amountColumn('value', t`It could become`),
]

/** What the instalments could come to at an assumed return, as a picture and year by year. */
export default function ProjectionChart({ sip }: { sip: SipTiming }) {
  const [span, setSpan] = useState('10')
  const years = Number(span)
  const points = projectionOf(sip, years)
  const { paid, value } = points.at(-1)!
  const rate = formatRate(assumedReturn, { sign: false, decimals: 0 })
  const sum = rupees(paid)
  const worth = rupees(value)
  const sentence = t`In ${years} years you pay in ${sum}. At ${rate} a year it could become ${worth}.`
  const grows = sip.sipTopUp !== undefined
  return (
    <Stack gap="fields">
      <SegmentedControl
        label={t`Time`}
        hideLabel
        size="sm"
        options={spans()}
        value={span}
        onChange={setSpan}
      />
      <p>{sentence}</p>
      <LineChart
        label={sentence}
        points={points.map((month) => ({ date: month.date, value: month.value, reference: month.paid }))}
        valueName={t`It could become`}
        referenceName={t`You pay in`}
        format={rupees}
        axisFormat={formatAxisRupees}
        fromZero
        referenceSteps
      />
      <DataTable
        caption={t`Year by year, at ${rate} a year`}
        columns={grows ? [...columns(), amountColumn('alike', t`Without step-up`)] : columns()}
        rows={yearsOf(sip, points)}
        rowKey={(row) => String(row.years)}
        cardsBelow={grows ? 768 : 'never'}
        inset
      />
      <p className={styles.hint}>
        {t`${rate} a year is an assumption, not a promise. The value of this fund rises and falls, and you may get back less than you pay in. Stamp duty and tax are left out.`}
      </p>
    </Stack>
  )
}

function yearsOf(sip: SipTiming, months: readonly ProjectedMonth[]): Year[] {
  const ends = yearEnds(months)
  const alike = sip.sipTopUp && yearEnds(projectionOf(withoutStepUp(sip), ends.length))
  return ends.map((end, index) => ({
    ...end,
    years: index + 1,
    ...(alike && { alike: alike[index]!.value }),
  }))
}

/** What a year is assumed to bring in the picture of a SIP's future: a share, no promise. */
const assumedReturn = 0.08

/** How a SIP stands at some time; money in paise, its value with fractions. */
interface Projected {
  paid: number
  value: number
}

/** Some months after its first debit. */
interface ProjectedMonth extends Projected {
  date: string
}

const monthly = (yearlyReturn: number) => (1 + yearlyReturn) ** (1 / 12)

/**
 * A SIP month by month over some years, if every year brought the assumed return: what was paid in until then, and what
 * it would be worth. The instalments of a month count from its first day on; the last month is looked at before it is paid.
 */
export function projectionOf(sip: SipTiming, years: number, yearlyReturn = assumedReturn): ProjectedMonth[] {
  const { lastDue } = sipSchedule(sip)
  const growth = monthly(yearlyReturn)
  const months: ProjectedMonth[] = []
  let paid = 0
  let value = 0
  for (let month = 0; month <= years * 12; month++) {
    const date = addMonths(sip.sipStartDate, month)
    const monthEnd = addDays(addMonths(date, 1), -1)
    const until = lastDue !== null && lastDue < monthEnd ? lastDue : monthEnd
    const times = month < years * 12 ? duesBetween(sip, date, until) : 0
    const now = times * instalmentOn(sip, date) + (month === 0 && sip.payFirstNow ? sip.amount : 0)
    paid += now
    value = value * growth + now
    months.push({ date, paid, value })
  }
  return months
}

/** How a projected SIP stands after each of its years, before the next instalment. */
export const yearEnds = (months: readonly ProjectedMonth[], yearlyReturn = assumedReturn): Projected[] =>
  months
    .filter((_, month) => month % 12 === 11)
    .map(({ paid, value }) => ({ paid, value: value * monthly(yearlyReturn) }))

/** The same SIP with all instalments alike. */
export const withoutStepUp = (sip: SipTiming): SipTiming => ({ ...sip, sipTopUp: undefined })
