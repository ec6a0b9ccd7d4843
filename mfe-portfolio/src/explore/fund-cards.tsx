import { classNames, Link, MarketMove, Riskometer, Verbatim, useLanguage } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Scheme } from '@portal/contracts/schemes/product'
import { memo } from 'react'
import styles from './fund-list.module.css'
import { FundAction, FundLine, GroupHead, titleOf } from './fund-parts'
import type { FundRowsProps } from './fund-table'
import { fundView } from './fund-view'

/** The fund list below 992 px: a card a fund, a list for each group. */
export function FundCards({ groups, caption, onForget }: FundRowsProps) {
  return groups.map((group) => (
    <section key={titleOf(group) ?? 'all'} aria-label={titleOf(group) ?? caption}>
      {group.title && (
        <div className={styles.group}>
          <GroupHead group={group} onForget={onForget} />
        </div>
      )}
      <ul>
        {group.funds.map((fund) => (
          <li
            key={fund.schemePlanCode}
            className={classNames(styles.card, group.selected && styles.selected)}
          >
            <FundCard fund={fund} namesCategory={!group.category} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Drawn anew only where its fund changes, like a row of the table. */
const FundCard = memo(function FundCard({ fund, namesCategory }: { fund: Scheme; namesCategory: boolean }) {
  useLanguage()
  const view = fundView(fund, namesCategory)
  return (
    <>
      <div>
        <Link to={view.page} className={styles.link}>
          <Verbatim>{view.name}</Verbatim>
        </Link>
        <FundLine view={view} />
      </div>
      <dl className={styles.returns}>
        <Return term={t`1 year`} rate={fund.cagr.oneYear} />
        <Return term={t`3 years`} rate={fund.cagr.threeYears} />
        <Return term={t`5 years`} rate={fund.cagr.fiveYears} />
      </dl>
      <div className={styles.foot}>
        <Riskometer level={fund.riskMeter} />
        <FundAction view={view} />
      </div>
    </>
  )
})

function Return({ term, rate }: { term: string; rate: number | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={rate === null ? styles.muted : styles.strong}>
        <MarketMove rate={rate} />
      </dd>
    </div>
  )
}
