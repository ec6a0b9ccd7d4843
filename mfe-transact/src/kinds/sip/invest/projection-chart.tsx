import {
  DataTable,
  formatAxisRupees,
  formatRate,
  formatRupeesRounded,
  LineChart,
  SegmentedControl,
  Stack,
  type Column,
  type SipTiming,
} from '@portal/kernel'
import { useState } from 'react'
import { assumedReturn, projectionOf, withoutStepUp } from './projection'
import styles from './sip-form.module.css'

const spans = [3, 5, 10].map((years) => ({ value: String(years), label: `${years} years` }))

interface Year {
  years: number
  paid: number
  value: number
  /** With all instalments alike; absent: they are. */
  alike?: number
}

const amountColumn = (key: 'paid' | 'value' | 'alike', header: string): Column<Year> => ({
  key,
  header,
  cell: (year) => formatRupeesRounded(year[key] ?? 0),
  numeric: true,
})
const columns: Column<Year>[] = [
  {
    key: 'years',
    header: 'After',
    cell: ({ years }) => (years === 1 ? '1 year' : `${years} years`),
    heading: true,
  },
  amountColumn('paid', 'You pay in'),
  amountColumn('value', 'It could become'),
]

/** What the instalments could come to at an assumed return, as a picture and year by year. */
export default function ProjectionChart({ sip }: { sip: SipTiming }) {
  const [span, setSpan] = useState('10')
  const years = Number(span)
  const points = projectionOf(sip, years)
  const rows = yearsOf(sip, years)
  const { paid, value } = endOf(sip, years)
  const rate = formatRate(assumedReturn, { sign: false, decimals: 0 })
  const sentence = `In ${years} years you pay in ${formatRupeesRounded(paid)}. At ${rate} a year it could become ${formatRupeesRounded(value)}.`
  const grows = sip.sipTopUp !== undefined
  return (
    <Stack gap="fields">
      <SegmentedControl label="Time" hideLabel size="sm" options={spans} value={span} onChange={setSpan} />
      <p>{sentence}</p>
      <LineChart
        label={sentence}
        points={points.map((month) => ({ date: month.date, value: month.value, reference: month.paid }))}
        valueName="It could become"
        referenceName="You pay in"
        format={formatRupeesRounded}
        axisFormat={formatAxisRupees}
        fromZero
        referenceSteps
      />
      <DataTable
        caption={`Year by year, at ${rate} a year`}
        columns={grows ? [...columns, amountColumn('alike', 'Without step-up')] : columns}
        rows={rows}
        rowKey={(row) => String(row.years)}
        cardsBelow={grows ? 768 : 'never'}
        inset
      />
      <p className={styles.hint}>
        {rate} a year is an assumption, not a promise. The value of this fund rises and falls, and you may get
        back less than you pay in. Stamp duty and tax are left out.
      </p>
    </Stack>
  )
}

const yearsOf = (sip: SipTiming, years: number): Year[] =>
  Array.from({ length: years }, (_, index) => after(sip, index + 1))

/** Each year is looked at on its last day, before the next instalment. */
function after(sip: SipTiming, years: number): Year {
  const { paid, value } = endOf(sip, years)
  return { years, paid, value, ...(sip.sipTopUp && { alike: endOf(withoutStepUp(sip), years).value }) }
}

const endOf = (sip: SipTiming, years: number) => projectionOf(sip, years).at(-1) ?? { paid: 0, value: 0 }
