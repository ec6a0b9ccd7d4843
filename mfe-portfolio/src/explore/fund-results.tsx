import { breakpoints, Button, EmptyState, usePageAtMost } from '@portal/kernel'
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
  return (
    <CompareMarks>
      {groups.length > 0 && (
        <List
          groups={shown}
          sort={filter.sort}
          caption="Funds with risk, NAV and yearly returns"
          onForget={onForget}
        />
      )}
      {left > 0 && (
        <div className={styles.more}>
          <Button variant="secondary" size="sm" onClick={() => setPages(pages + 1)}>
            Show {Math.min(left, rowsAPage)} more of {left}
          </Button>
        </div>
      )}
      <CompareBar />
      {groups.length === 0 && (
        <div className={styles.nothing}>
          <EmptyState
            fullPage
            title="No fund matches"
            action={<NextLink filter={filter} onClear={onClear} />}
          >
            {filter.search.trim()
              ? `No fund for “${filter.search.trim()}” with these filters.`
              : 'No fund matches all your filters.'}
          </EmptyState>
        </div>
      )}
    </CompareMarks>
  )
}

function NextLink({ filter, onClear }: Pick<FundResultsProps, 'filter' | 'onClear'>) {
  return (
    <Button variant="secondary" size="sm" onClick={onClear}>
      {hidesFunds(filter) ? 'Clear the filters' : 'Show all funds'}
    </Button>
  )
}
