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
  planLabel,
  queryFor,
  Riskometer,
  routes,
  TextLink,
  usePageAtMost,
  useQueries,
  VisuallyHidden,
  Verbatim,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
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

const percent = (rate: number | null) => (rate === null ? t`n/a` : formatRate(rate, { decimals: 1 }))

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
  const held: Row = { label: t`You hold`, cell: ({ schemePlanCode }) => holdText(heldIn(schemePlanCode)) }
  const day = formatLongDate(first.navDate)
  const groups: Group[] = [
    { title: t`Returns a year, up to ${day}`, rows: returnRows() },
    { title: t`Risk`, rows: riskRows((index) => histories[index]?.data?.points ?? []) },
    { title: t`Cost`, rows: costRows(twin) },
    { title: t`To start`, rows: startRows() },
    { title: t`The fund`, rows: [...fundRows(), held] },
  ]
  return (
    <Card flush label={t`The funds side by side`}>
      <table className={classNames(styles.table, narrow && styles.narrow)}>
        <caption>
          <VisuallyHidden>{t`The funds side by side`}</VisuallyHidden>
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
                aria-label={t`Invest in ${schemeDesc}`}
              >
                {t`Invest`}
              </LinkButton>
            ) : (
              t`Closed`
            )}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

const riskRows = (pointsOf: (index: number) => readonly NavPoint[]): Row[] => [
  { label: t`Riskometer`, cell: ({ riskMeter }) => <Riskometer wraps level={riskMeter} /> },
  // eslint-disable-next-line figures/printed -- The name of a measure.
  { label: t`Worst 12 months in 5 years`, cell: (_fund, index) => percent(worstYear(pointsOf(index))) },
  {
    label: t`Volatility (standard deviation)`,
    cell: (_fund, index) => {
      const rate = volatility(pointsOf(index))
      return rate === null ? t`n/a` : formatRate(rate, { decimals: 1, sign: false })
    },
  },
]

const holdText = (paise: number) => (paise ? formatRupeesRounded(paise) : t`Nothing yet`)

const returnRows = (): Row[] => [
  { label: t`1 year`, cell: ({ cagr }) => <MarketMove rate={cagr.oneYear} /> },
  { label: t`3 years`, cell: ({ cagr }) => <MarketMove rate={cagr.threeYears} /> },
  { label: t`5 years`, cell: ({ cagr }) => <MarketMove rate={cagr.fiveYears} /> },
]

const cost = ({ expenseRatio }: SchemeDetails) => (
  <>
    <strong translate="no">{formatRupeesRounded(yearlyCost(expenseRatio))}</strong>
    <span className={styles.small} translate="no">
      {formatRate(expenseRatio, { decimals: 2, sign: false })}
    </span>
  </>
)

const sumText = () => {
  const sum = formatRupeesRounded(comparedSum)
  return t`A year on ${sum}`
}

const costRows = (twin: CompareTableProps['twin']): Row[] => [
  { label: sumText(), cell: cost },
  {
    label: t`As the other plan`,
    cell: (fund) => {
      const other = twin(fund)
      if (!other) return t`n/a`
      return (
        <>
          <Verbatim>{formatRupeesRounded(yearlyCost(other.expenseRatio))}</Verbatim>
          <span className={styles.small}>{planLabel(other.planMode)}</span>
        </>
      )
    },
  },
  { label: t`Exit load`, cell: ({ exitLoad }) => exitLoad },
]

const startRows = (): Row[] => [
  { label: t`First purchase from`, cell: ({ minPurchase }) => formatRupeesRounded(minPurchase) },
  {
    label: t`Monthly SIP from`,
    cell: ({ sipAllow, minSip }) => (sipAllow === 'Y' ? formatRupeesRounded(minSip) : t`No SIP`),
  },
]

const fundRows = (): Row[] => [
  {
    label: t`Fund size`,
    cell: ({ nfoscheme, fundSize }) => (nfoscheme ? t`n/a` : formatCrore(fundSize.crore)),
  },
  {
    label: t`Launched`,
    cell: ({ nfoscheme, nfoEndDate, launchedOn }) => {
      if (!nfoscheme) return formatDate(launchedOn)
      const lastDay = formatDate(nfoEndDate ?? launchedOn)
      return t`On offer until ${lastDay}`
    },
  },
]
