import { routes, Select, TextField, useIsOffered, useLanguage } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { memo } from 'react'
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
  const sip = useIsOffered(routes.sip)
  return (
    <div role="search" className={styles.toolbar}>
      <TextField
        label={t`Search funds`}
        hideLabel
        look="compact"
        icon="search"
        type="search"
        placeholder={t`Search funds`}
        className={styles.search}
        maxLength={longestSearch}
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <div className={styles.filters}>
        {[...selects, ...(sip ? (['sip'] as const) : [])].map((name) => (
          <FilterSelect key={name} name={name} value={filter[name]} onChange={onChange} />
        ))}
      </div>
    </div>
  )
}

interface FilterSelectProps<Name extends keyof typeof filterOptions> {
  name: Name
  value: FundFilter[Name]
  onChange: FundToolbarProps['onChange']
}

/** Stays as it is while somebody types. */
const FilterSelect = memo(function FilterSelect<Name extends keyof typeof filterOptions>({
  name,
  value,
  onChange,
}: FilterSelectProps<Name>) {
  useLanguage()
  const { label, options } = filterOptions[name]()
  return (
    <Select
      label={label}
      hideLabel
      look="compact"
      searchable={false}
      className={styles.filter}
      options={options}
      value={value}
      onChange={(chosen) => onChange({ [name]: chosen } as Partial<FundFilter>)}
    />
  )
})
