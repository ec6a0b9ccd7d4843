import { routes, Select, TextField, useIsOffered } from '@portal/kernel'
import { useState } from 'react'
import { filterOptions } from './filter-labels'
import { longestSearch, type FundFilter } from './fund-filter'
import styles from './fund-toolbar.module.css'

interface FundToolbarProps {
  filter: FundFilter
  onChange: (part: Partial<FundFilter>) => void
}

const selects = ['sort', 'risk', 'plan', 'option', 'lumpsum'] as const

/** Search, order and filters above the list. */
export function FundToolbar({ filter, onChange }: FundToolbarProps) {
  // While it is typed in, the field keeps its own text, since an address changes a moment later than a key is pressed.
  const sip = useIsOffered(routes.sip)
  const [typed, setTyped] = useState<string | null>(null)
  const search = (text: string) => {
    setTyped(text)
    onChange({ search: text })
  }
  return (
    <div role="search" className={styles.toolbar}>
      <TextField
        label="Search funds"
        hideLabel
        look="compact"
        icon="search"
        type="search"
        placeholder="Search funds"
        className={styles.search}
        maxLength={longestSearch}
        value={typed ?? filter.search}
        onChange={search}
        onBlur={() => setTyped(null)}
      />
      <div className={styles.filters}>
        {[...selects, ...(sip ? (['sip'] as const) : [])].map((name) => (
          <Select
            key={name}
            label={filterOptions[name].label}
            hideLabel
            look="compact"
            searchable={false}
            className={styles.filter}
            options={filterOptions[name].options}
            value={filter[name]}
            onChange={(value) => onChange({ [name]: value } as Partial<FundFilter>)}
          />
        ))}
      </div>
    </div>
  )
}
