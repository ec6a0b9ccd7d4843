import { maskFolio, SegmentedControl, Select } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { FundCategory } from '@portal/contracts/wire/common'
import type { ReactNode } from 'react'
import { categoryName } from '../shared/fund-names'
import styles from './portfolio.module.css'
import type { Grouping, PortfolioView, SortKey } from './portfolio-view'

interface PortfolioToolbarProps {
  view: PortfolioView
  folios: readonly string[]
  onChange: (part: Partial<PortfolioView>) => void
  children: ReactNode
}

const groupings = (): readonly { value: Grouping; label: string }[] => [
  { value: 'folio', label: t`Folio` },
  { value: 'scheme', label: t`Scheme` },
  { value: 'category', label: t`Category` },
]
const sorts = (): readonly { value: SortKey; label: string }[] => [
  { value: 'value', label: t`Largest first` },
  { value: 'gain', label: t`Highest gain first` },
  { value: 'day', label: t`Best day first` },
  { value: 'name', label: t`By name` },
]
const every = 'all'

function folioName(number: string): string {
  const folio = maskFolio(number)
  return t`Folio ${folio}`
}

/** How what is owned is grouped, filtered and sorted, and what can be done with all of it. */
export function PortfolioToolbar({ view, folios, onChange, children }: PortfolioToolbarProps) {
  const look = { hideLabel: true, look: 'compact', searchable: false, className: styles.filter } as const
  return (
    <div className={styles.toolbar}>
      <SegmentedControl
        label={t`Group by`}
        hideLabel
        size="sm"
        options={groupings()}
        value={view.by}
        onChange={(by) => onChange({ by })}
      />
      <Select
        {...look}
        label={t`Folio`}
        options={[
          { value: every, label: t`All Folios` },
          ...folios.map((value) => ({ value, label: folioName(value) })),
        ]}
        value={view.folio ?? every}
        onChange={(folio) => onChange({ folio: folio === every ? null : folio })}
      />
      <Select
        {...look}
        label={t`Category`}
        options={[
          { value: every, label: t`All categories` },
          ...FundCategory.options.map((value) => ({ value, label: categoryName(value) })),
        ]}
        value={view.category ?? every}
        onChange={(chosen) =>
          onChange({ category: FundCategory.options.find((category) => category === chosen) ?? null })
        }
      />
      <Select
        {...look}
        label={t`Sort`}
        options={sorts()}
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
