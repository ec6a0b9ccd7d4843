import {
  classNames,
  Link,
  MarketMove,
  Riskometer,
  routes,
  useIsOffered,
  VisuallyHidden,
  Verbatim,
  textOf,
  useLanguage,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import { memo } from 'react'
import type { SortKey } from './fund-filter'
import type { ShownGroup } from './fund-groups'
import styles from './fund-list.module.css'
import { FundAction, FundLine, GroupHead, titleOf } from './fund-parts'
import { fundView } from './fund-view'

export interface FundRowsProps {
  groups: readonly ShownGroup[]
  sort: SortKey
  caption: string
  /** Takes the default schemes away. */
  onForget: () => void
}

const returns = [
  { title: msg`1 year`, key: 'oneYear', sort: '1y' },
  { title: msg`3 years`, key: 'threeYears', sort: '3y' },
  { title: msg`5 years`, key: 'fiveYears', sort: '5y' },
] as const

/** The fund list from 992 px up: one table, a body for each group. */
export function FundTable({ groups, sort, caption, onForget }: FundRowsProps) {
  const sip = useIsOffered(routes.sip)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Fund`}</th>
          <th scope="col">{t`Risk`}</th>
          <th scope="col" className={styles.figure}>
            {t`NAV, 1 day`}
          </th>
          {returns.map((period) => (
            <ReturnHead key={period.key} title={textOf(period.title)} sorted={period.sort === sort} />
          ))}
          {sip && (
            <th scope="col" className={styles.figure}>
              {t`SIP from`}
            </th>
          )}
          <td />
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={titleOf(group) ?? 'all'}>
          {group.title && <GroupRow group={group} onForget={onForget} />}
          {group.funds.map((fund) => (
            <FundRow
              key={fund.schemePlanCode}
              fund={fund}
              namesCategory={!group.category}
              selected={group.selected ?? false}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ReturnHead({ title, sorted }: { title: string; sorted: boolean }) {
  return (
    <th
      scope="col"
      className={classNames(styles.figure, sorted && styles.sorted)}
      aria-sort={sorted ? 'descending' : undefined}
    >
      {title}
      {sorted && <span aria-hidden="true"> ↓</span>}
    </th>
  )
}

function GroupRow({ group, onForget }: { group: ShownGroup; onForget: () => void }) {
  const sip = useIsOffered(routes.sip)
  return (
    <tr>
      <th className={styles.group} colSpan={sip ? 8 : 7} scope="rowgroup">
        <GroupHead group={group} onForget={onForget} />
      </th>
    </tr>
  )
}

interface FundRowProps {
  fund: Scheme
  namesCategory: boolean
  selected: boolean
}

/** Drawn anew only where its fund changes: a letter typed into the search leaves most rows as they are. */
const FundRow = memo(function FundRow({ fund, namesCategory, selected }: FundRowProps) {
  useLanguage()
  const view = fundView(fund, namesCategory)
  const sip = useIsOffered(routes.sip)
  return (
    <tr className={classNames(styles.row, selected && styles.selected)}>
      <th scope="row" className={styles.name}>
        <Link to={view.page} className={styles.link}>
          <Verbatim>{view.name}</Verbatim>
        </Link>
        <FundLine view={view} />
      </th>
      <td>
        <Riskometer level={fund.riskMeter} />
      </td>
      <td className={styles.figure}>
        <span className={styles.strong}>{view.nav}</span>
        <span className={styles.small}>
          {view.isOfferPrice ? t`Offer price` : <MarketMove rate={fund.dayChange} />}
        </span>
      </td>
      {returns.map(({ key }) => (
        <td key={key} className={classNames(styles.figure, fund.cagr[key] !== null && styles.strong)}>
          <MarketMove rate={fund.cagr[key]} />
        </td>
      ))}
      {sip && <td className={styles.figure}>{view.sipFrom}</td>}
      <td className={styles.figure}>
        <FundAction view={view} />
      </td>
    </tr>
  )
})
