import { Button, FormElement, limits, TextField } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import styles from './help.module.css'

interface HelpSearchProps {
  value: string
  onChange: (text: string) => void
  /** The answers are there already; the button leads to them. */
  onSearch: () => void
}

/** The question in the investor's own words; answers show while it is typed. */
export function HelpSearch({ value, onChange, onSearch }: HelpSearchProps) {
  return (
    <FormElement role="search" className={styles.search} onSubmit={onSearch}>
      <TextField
        hideLabel
        label={t`Your question`}
        icon="search"
        placeholder={t`For example: why did my SIP fail?`}
        autoComplete="off"
        maxLength={limits.text.search}
        value={value}
        onChange={onChange}
      />
      <Button type="submit">{t`Search`}</Button>
    </FormElement>
  )
}
