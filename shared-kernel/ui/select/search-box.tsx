import { t } from '@portal/contracts/words/macros'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/public'
import { cleanSearch, searchLength } from './select-options'
import styles from './select.module.css'

interface SearchBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value'> {
  value: string
  onChange: (text: string) => void
  numeric?: boolean
}

/** The search box of a list: at most 64 characters of the kinds it takes (S5.042 to S5.044). */
export function SearchBox({ value, onChange, numeric, ...rest }: SearchBoxProps) {
  return (
    <div className={styles.search}>
      <Icon name="search" size="sm" />
      <input
        {...rest}
        type="text"
        placeholder={t`Search`}
        aria-label={t`Search`}
        autoComplete="off"
        maxLength={searchLength}
        inputMode={numeric ? 'numeric' : 'text'}
        value={value}
        onChange={({ target }) => onChange(cleanSearch(target.value, numeric))}
      />
    </div>
  )
}
