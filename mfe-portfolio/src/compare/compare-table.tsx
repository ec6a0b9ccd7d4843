import { formatCrore } from '@portal/contracts/format'
import {
  breakpoints,
  Card,
  classNames,
  formatDate,
  formatLongDate,
  formatRate,
  formatRupeesRounded,
  href,
  LinkButton,
  MarketMove,
  queryFor,
  Riskometer,
  routes,
  TextLink,
  usePageAtMost,
  useQueries,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import { productApi, type SchemeDetails } from '@portal/contracts/schemes/product'
import type { ReactNode } from 'react'
import { fundLine } from '../shared/fund-names'
import styles from './compare.module.css'
import { comparedSum, type NavPoint, volatility, worstYear, yearlyCost } from './figures'

export interface CompareTableProps {
  funds: readonly SchemeDetails[]
  /** The same fund as a Regular, or a Direct, plan. */
  twin: (fund: SchemeDetails) => SchemeDetails | undefined
  /** Paise that the investor holds of a plan. */
  heldIn: (schemePlanCode: string) => number
}

interface Row {
  label: string
  cell: (fund: SchemeDetails, index: number) => ReactNode
}

const percent = (rate: number | null) => (rate === null ? 'n/a' : formatRate(rate, { decimals: 1 }))

interface Group {
  title: string
  rows: readonly Row[]
}

/** Facts that decide between funds, a column a fund. */
export function CompareTable({ funds, twin, heldIn }: CompareTableProps) {
  const histories = useQueries({
    queries: funds.map(({ schemePlanCode }) =>
      queryFor(productApi.navHistory, { schemePlanCode, period: '5Y' }),
    ),
  })
  const narrow = usePageAtMost(breakpoints.mobile)
  const [first] = funds
  if (!first) return null
  const held: Row = { label: 'You hold', cell: ({ schemePlanCode }) => holdText(heldIn(schemePlanCode)) }
  const groups: Group[] = [
    { title: `Returns a year, up to ${formatLongDate(first.navDate)}`, rows: returnRows },
    { title: 'Risk', rows: riskRows((index) => histories[index]?.data?.points ?? []) },
    { title: 'Cost', rows: costRows(twin) },
    { title: 'To start', rows: startRows },
    { title: 'The fund', rows: [...fundRows, held] },
  ]
  return (
    <Card flush label="The funds side by side">
      <table className={classNames(styles.table, narrow && styles.narrow)}>
        <caption>
          <VisuallyHidden>The funds side by side</VisuallyHidden>
        </caption>
        <Heads funds={funds} narrow={narrow} />
        {groups.map((group) => (
          <GroupRows key={group.title} group={group} funds={funds} narrow={narrow} />
        ))}
        <Ways funds={funds} narrow={narrow} />
      </table>
    </Card>
  )
}

type Funds = Pick<CompareTableProps, 'funds'> & {
  /** No column for the names of the rows. */
  narrow: boolean
}

function Heads({ funds, narrow }: Funds) {
  return (
    <thead>
      <tr>
        {!narrow && <td />}
        {funds.map((fund) => (
          <th key={fund.schemePlanCode} scope="col">
            <TextLink to={href(routes.scheme, { scheme: fund.schemePlanCode })}>
              <Verbatim>{fund.schemeDesc}</Verbatim>
            </TextLink>
            <span className={styles.small}>{fundLine(fund)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function GroupRows({ group: { title, rows }, funds, narrow }: Funds & { group: Group }) {
  const name = (
    <tr>
      <th className={styles.groupName} colSpan={narrow ? funds.length : funds.length + 1} scope="rowgroup">
        {title}
      </th>
    </tr>
  )
  const cells = ({ cell }: Row) =>
    funds.map((fund, index) => <td key={fund.schemePlanCode}>{cell(fund, index)}</td>)
  if (narrow)
    return (
      <>
        <tbody className={styles.group}>{name}</tbody>
        {rows.map((row) => (
          <tbody key={row.label}>
            <tr>
              <th colSpan={funds.length} scope="rowgroup">
                {row.label}
              </th>
            </tr>
            <tr className={styles.cells}>{cells(row)}</tr>
          </tbody>
        ))}
      </>
    )
  return (
    <tbody className={styles.group}>
      {name}
      {rows.map((row) => (
        <tr key={row.label}>
          <th scope="row">{row.label}</th>
          {cells(row)}
        </tr>
      ))}
    </tbody>
  )
}

function Ways({ funds, narrow }: Funds) {
  return (
    <tbody>
      <tr>
        {!narrow && <td />}
        {funds.map(({ schemePlanCode, schemeDesc, purAllow }) => (
          <td key={schemePlanCode}>
            {purAllow === 'Y' ? (
              <LinkButton
                to={href(routes.invest, { scheme: schemePlanCode })}
                variant="secondary"
                size="sm"
                aria-label={`Invest in ${schemeDesc}`}
              >
                Invest
              </LinkButton>
            ) : (
              'Closed'
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const riskRows = (pointsOf: (index: number) => readonly NavPoint[]): Row[] => [
  { label: 'Riskometer', cell: ({ riskMeter }) => <Riskometer wraps level={riskMeter} /> },
  // eslint-disable-next-line figures/printed -- The name of a measure.
  { label: 'Worst 12 months in 5 years', cell: (_fund, index) => percent(worstYear(pointsOf(index))) },
  {
    label: 'Volatility (standard deviation)',
    cell: (_fund, index) => {
      const rate = volatility(pointsOf(index))
      return rate === null ? 'n/a' : formatRate(rate, { decimals: 1, sign: false })
    },
  },
]

const holdText = (paise: number) => (paise ? formatRupeesRounded(paise) : 'Nothing yet')

const returnRows: Row[] = [
  { label: '1 year', cell: ({ cagr }) => <MarketMove rate={cagr.oneYear} /> },
  { label: '3 years', cell: ({ cagr }) => <MarketMove rate={cagr.threeYears} /> },
  { label: '5 years', cell: ({ cagr }) => <MarketMove rate={cagr.fiveYears} /> },
]

const cost = ({ expenseRatio }: SchemeDetails) => (
  <>
    <strong translate="no">{formatRupeesRounded(yearlyCost(expenseRatio))}</strong>
    <span className={styles.small} translate="no">
      {formatRate(expenseRatio, { decimals: 2, sign: false })}
    </span>
  </>
)

const costRows = (twin: CompareTableProps['twin']): Row[] => [
  { label: `A year on ${formatRupeesRounded(comparedSum)}`, cell: cost },
  {
    label: 'As the other plan',
    cell: (fund) => {
      const other = twin(fund)
      if (!other) return 'n/a'
      return (
        <>
          <Verbatim>{formatRupeesRounded(yearlyCost(other.expenseRatio))}</Verbatim>
          <span className={styles.small}>{other.planMode === 'DIRECT' ? 'Direct' : 'Regular'}</span>
        </>
      )
    },
  },
  { label: 'Exit load', cell: ({ exitLoad }) => exitLoad },
]

const startRows: Row[] = [
  { label: 'First purchase from', cell: ({ minPurchase }) => formatRupeesRounded(minPurchase) },
  {
    label: 'Monthly SIP from',
    cell: ({ sipAllow, minSip }) => (sipAllow === 'Y' ? formatRupeesRounded(minSip) : 'No SIP'),
  },
]

const fundRows: Row[] = [
  {
    label: 'Fund size',
    cell: ({ nfoscheme, fundSize }) => (nfoscheme ? 'n/a' : formatCrore(fundSize.crore)),
  },
  {
    label: 'Launched',
    cell: ({ nfoscheme, nfoEndDate, launchedOn }) =>
      nfoscheme ? `On offer until ${formatDate(nfoEndDate ?? launchedOn)}` : formatDate(launchedOn),
  },
]
