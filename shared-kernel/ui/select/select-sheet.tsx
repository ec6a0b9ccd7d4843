import { t } from '@portal/contracts/words/macros'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/public'
import { RadioMark } from '../choice/inner'
import { Modal } from '../overlay/public'
import { OptionLabel } from './option-label'
import { SearchBox } from './search-box'
import type { ListProps } from './select-list'
import { matchOptions, noDataFound, type SelectOption } from './select-options'
import styles from './select-sheet.module.css'

/** The list of a select on narrow screens: a sheet with radio marks, applied by its button only (S2.145, S4.086). */
export function SelectSheet(props: ListProps) {
  const { id, label, options, value, searchable, numericSearch, onChoose, onClose } = props
  const [marked, setMarked] = useState(value)
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const name = useId()
  useEffect(() => void list.current?.querySelector(':checked')?.scrollIntoView?.({ block: 'center' }), [])
  const shown = matchOptions(options, search)
  return (
    <Modal
      id={id}
      className={styles.sheet}
      aria-labelledby={`${id}-title`}
      lightDismiss
      onDismiss={() => onClose(true)}
    >
      <h3 className={styles.title} id={`${id}-title`}>
        {label}
      </h3>
      {searchable && (
        <div className={styles.search}>
          <SearchBox value={search} onChange={setSearch} numeric={numericSearch} />
        </div>
      )}
      <div ref={list} className={styles.options} role="radiogroup" aria-labelledby={`${id}-title`}>
        {shown.map((option) => (
          <SheetOption
            key={option.value}
            option={option}
            name={name}
            checked={option.value === marked}
            onMark={() => setMarked(option.value)}
          />
        ))}
        {shown.length === 0 && <p className={styles.empty}>{noDataFound()}</p>}
      </div>
      <div className={styles.foot}>
        <Button fullWidth disabled={marked === null} onClick={() => marked !== null && onChoose(marked)}>
          {t`Apply`}
        </Button>
      </div>
    </Modal>
  )
}

interface SheetOptionProps {
  option: SelectOption
  name: string
  checked: boolean
  onMark: () => void
}

function SheetOption({ option, name, checked, onMark }: SheetOptionProps) {
  return (
    <label className={styles.option}>
      <RadioMark name={name} value={option.value} checked={checked} onChange={onMark} />
      <span className={styles.label}>
        <OptionLabel option={option} />
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
    </label>
  )
}
