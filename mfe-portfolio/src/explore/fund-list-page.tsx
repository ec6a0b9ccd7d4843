import {
  formatDate,
  href,
  LinkButton,
  Page,
  queryFor,
  routes,
  Tabs,
  useQuery,
  Skeleton,
  textOf,
  useLanguage,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { productApi, type SchemeCategory } from '@portal/contracts/schemes/product'
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { PastPerformance } from '../shared/past-performance'
import { QueryCard } from '../shared/query-card'
import { seededRandom, withAllCategory } from './all-category'
import { forgetDefaults, storedDefaults } from './default-schemes'
import { clearFilter } from './fund-filter'
import { shownList, type ShownList } from './fund-groups'
import { listLine } from './fund-list'
import styles from './fund-list.module.css'
import { FundResults } from './fund-results'
import { FundToolbar } from './fund-toolbar'
import { useFundFilter } from './use-fund-filter'

/** As many rows as fill a screen. */
function FundListSkeleton() {
  return <Skeleton shape="row" count={8} />
}

/** The fund list; `mixed` asks for the All category in mixed order, so that no fund is favoured by its place. */
export function FundListPage({ mixed }: { mixed: boolean }) {
  const query = useQuery(queryFor(productApi.schemes, {}))
  const { filter, change } = useFundFilter(mixed)
  const groups = useGroups(query.data?.categories, filter.sort === 'mixed')
  // The letters that are typed come first, what they find a moment later.
  const requested = useDeferredValue(filter)
  const [held, setHeld] = useState(storedDefaults)
  const list = useMemo(() => shownList(groups, requested, held), [groups, requested, held])
  const forget = useCallback(() => {
    forgetDefaults()
    setHeld([])
  }, [])
  const context = query.data && listLine(list.count, filter.plan, formatDate(query.data.navDate))
  return (
    <Page
      title={t`Explore funds`}
      context={<span role="status">{context}</span>}
      action={
        <span className={styles.actions}>
          <LinkButton to={href(routes.newOffers)} variant="quiet">
            {t`New fund offers`}
          </LinkButton>
          <LinkButton to={href(routes.solutions)} variant="secondary">
            {t`Investment solutions`}
          </LinkButton>
        </span>
      }
    >
      <Tabs
        label={t`Fund categories`}
        tabs={tabsOf(list)}
        value={filter.category}
        onChange={(category) => change({ category })}
      >
        <FundToolbar filter={filter} onChange={change} />
        <QueryCard
          flush
          label={t`Funds`}
          query={query}
          skeleton={<FundListSkeleton />}
          failure={t`The funds did not load`}
        >
          {() => <Results {...{ list, filter: requested, change, forget }} />}
        </QueryCard>
        <div className={styles.below}>
          <PastPerformance>{t`“n/a” means that the fund is younger than the period.`}</PastPerformance>
        </div>
      </Tabs>
    </Page>
  )
}

const tabsOf = ({ tabs }: ShownList) =>
  tabs.length > 1
    ? tabs.map((tab) => ({ ...tab, label: textOf(tab.label) }))
    : [{ value: 'All' as const, label: t`All`, count: undefined }]

/** The groups in an order that stays the same for as long as the page is open. */
function useGroups(categories: readonly SchemeCategory[] | undefined, mixed: boolean) {
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 32))
  return useMemo(
    () => withAllCategory(categories ?? [], mixed ? seededRandom(seed) : undefined),
    [categories, mixed, seed],
  )
}

interface ResultsProps extends ReturnType<typeof useFundFilter> {
  list: ShownList
  forget: () => void
}

const Results = memo(function Results({ list, filter, change, forget }: ResultsProps) {
  useLanguage()
  return (
    <FundResults
      groups={list.groups}
      filter={filter}
      onClear={() => change(clearFilter(filter))}
      onForget={forget}
    />
  )
})
