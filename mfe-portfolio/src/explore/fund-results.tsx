import { breakpoints, Button, EmptyState, usePageAtMost } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { CompareBar, CompareMarks } from './compare-marks'
import { FundCards } from './fund-cards'
import { hidesFunds, type FundFilter } from './fund-filter'
import { countOf, firstRows, rowsAPage, type ShownGroup } from './fund-groups'
import styles from './fund-list.module.css'
import { FundTable } from './fund-table'

interface FundResultsProps {
  groups: readonly ShownGroup[]
  filter: FundFilter
  onClear: () => void
  onForget: () => void
}

/** What the filter leaves, as a table or as cards, and a way on where it leaves nothing. */
export function FundResults({ groups, filter, onClear, onForget }: FundResultsProps) {
  const narrow = usePageAtMost(breakpoints.tablet - 1)
  const List = narrow ? FundCards : FundTable
  const [pages, setPages] = useState(1)
  const shown = firstRows(groups, pages * rowsAPage)
  const left = countOf(groups) - countOf(shown)
  const more = Math.min(left, rowsAPage)
  const search = filter.search.trim()
  return (
    <CompareMarks>
      {groups.length > 0 && (
        <List
          groups={shown}
          sort={filter.sort}
          caption={t`Funds with risk, NAV and yearly returns`}
          onForget={onForget}
        />
      )}
      {left > 0 && (
        <div className={styles.more}>
          <Button variant="secondary" size="sm" onClick={() => setPages(pages + 1)}>
            {t`Show ${more} more of ${left}`}
          </Button>
        </div>
      )}
      <CompareBar />
      {groups.length === 0 && (
        <div className={styles.nothing}>
          <EmptyState
            fullPage
            title={t`No fund matches`}
            action={<NextLink filter={filter} onClear={onClear} />}
          >
            {search ? t`No fund for “${search}” with these filters.` : t`No fund matches all your filters.`}
          </EmptyState>
        </div>
      )}
    </CompareMarks>
  )
}

function NextLink({ filter, onClear }: Pick<FundResultsProps, 'filter' | 'onClear'>) {
  return (
    <Button variant="secondary" size="sm" onClick={onClear}>
      {hidesFunds(filter) ? t`Clear the filters` : t`Show all funds`}
    </Button>
  )
}
