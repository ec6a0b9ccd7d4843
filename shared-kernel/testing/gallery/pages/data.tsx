import type { RiskLevel } from '@portal/contracts/wire/common'
import {
  Card,
  CategoryDot,
  DataTable,
  DateTile,
  DetailList,
  Facts,
  Donut,
  ChartToggle,
  GainLoss,
  IconTile,
  InfoPopover,
  LineChart,
  ListRow,
  MarketMove,
  Money,
  RiskGauge,
  Riskometer,
  SchemeLine,
  StatusPill,
  Timeline,
  type Column,
} from '@portal/ui'
import { formatAxisRupees, formatRupeesRounded } from '@portal/contracts/format'
import { Sample } from '../sample'

interface Line {
  date: string
  what: string
  units: string
  paise: number
}
const lines: readonly Line[] = [
  { date: '24 Aug 2026', what: 'SIP instalment', units: '50.802', paise: 5000_00 },
  { date: '10 Aug 2026', what: 'Purchase', units: '254.011', paise: 25000_00 },
]
const columns: Column<Line>[] = [
  { key: 'what', header: 'Transaction', cell: ({ what }) => what, heading: true, total: 'Total' },
  { key: 'date', header: 'Date', cell: ({ date }) => date },
  { key: 'units', header: 'Units', cell: ({ units }) => units, numeric: true },
  {
    key: 'amount',
    header: 'Amount',
    cell: ({ paise }) => <Money paise={paise} />,
    numeric: true,
    total: <Money paise={30000_00} />,
  },
]

export function DataPage() {
  return (
    <>
      <Card title="Table that becomes cards" subtitle="Cards below 768 px." flush>
        <DataTable caption="Transactions" columns={columns} rows={lines} rowKey={({ what }) => what} />
      </Card>
      <Rows />
      <Details />
    </>
  )
}

function Rows() {
  return (
    <Card title="Rows" flush>
      <ul>
        <li>
          <ListRow
            lead={<CategoryDot category="EQUITY" />}
            title="Neem Flexi Cap Fund"
            subtitle="Equity · Folio ••4821"
            figure={<Money paise={280139_00} as="rounded" />}
            note={<GainLoss paise={85139_00} rate={0.437} />}
          />
        </li>
        <li>
          <ListRow
            lead={<IconTile icon="arrow-down-left" tone="in" />}
            title="Money received"
            subtitle="Neem Flexi Cap Fund"
            figure={<MarketMove rate={-0.0318} />}
          />
        </li>
        <li>
          <ListRow
            lead={<DateTile date="2026-08-24" />}
            title="Neem Liquid Fund"
            subtitle="Redemption"
            figure={<Money paise={15000_00} />}
            status={<StatusPill tone="warning">Paying out 25 Aug</StatusPill>}
          />
        </li>
      </ul>
    </Card>
  )
}

function Details() {
  return (
    <Sample title="Details and steps of an order">
      <SchemeLine
        category="EQUITY"
        name="Neem Flexi Cap Fund"
        detail="Direct · Growth · NAV ₹98.4215 of 24 Aug 2026"
      />
      <DetailList
        rows={[
          { label: 'You invest', value: <Money paise={25000_00} /> },
          { label: 'Stamp duty', value: <Money paise={1_25} as="cost" /> },
          { label: 'Buys units', value: <Money paise={24998_75} />, total: true },
        ]}
      />
      <Facts
        facts={[
          {
            label: 'NAV',
            value: '₹98.4215',
            info: <InfoPopover label="What is a NAV?">The price of a unit.</InfoPopover>,
          },
          { label: 'Units', value: '254.000' },
          { label: 'XIRR (a year)', value: 'n/a' },
        ]}
      />
      <Timeline
        items={[
          { title: 'Paid', text: '25 Aug 2026, 1:24 pm', state: 'done' },
          { title: 'Units allotted', text: 'By 26 Aug 2026', state: 'now' },
          { title: 'Statement sent', state: 'next' },
        ]}
      />
    </Sample>
  )
}

const months = ['2026-03-31', '2026-04-30', '2026-05-29', '2026-06-30', '2026-07-31', '2026-08-25']
const points = months.map((date, index) => ({
  date,
  value: (520000 + index * 31000 - (index % 3) * 22000) * 100,
  reference: (500000 + index * 20000) * 100,
}))
const levels: readonly RiskLevel[] = [
  'Low',
  'Low to Moderate',
  'Moderate',
  'Moderately High',
  'High',
  'Very High',
]

export function ChartsPage() {
  return (
    <>
      <Card title="Value over time">
        <LineChart
          label="Value from ₹5,20,000 on 31 Mar 2026 to ₹6,31,000 on 25 Aug 2026"
          points={points}
          valueName="Value"
          referenceName="Invested"
          format={formatRupeesRounded}
          axisFormat={formatAxisRupees}
          fromZero
          referenceSteps
        />
      </Card>
      <Card title="Allocation" action={<ChartToggle />}>
        <Donut
          label="Equity 62 percent, debt 28 percent, hybrid 10 percent"
          slices={[
            { label: 'Equity', value: 62, detail: '₹5,61,221', colour: 'EQUITY' },
            { label: 'Debt', value: 28, detail: '₹2,53,455', colour: 'DEBT' },
            { label: 'Hybrid', value: 10, detail: '₹90,519', colour: 'HYBRID' },
          ]}
          centre={{ caption: 'Funds', figure: '8' }}
        />
      </Card>
      <Sample title="Riskometer" note="Always the words, too.">
        {levels.map((level) => (
          <Riskometer key={level} level={level} />
        ))}
        <RiskGauge level="Moderately High" note="Benchmark: High" />
      </Sample>
    </>
  )
}
