import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { classNames } from '../base/public'
import { elementById, placeOf } from '../base/inner'
import { Icon } from '../icon/public'
import { OptionLabel } from './option-label'
import { SearchBox } from './search-box'
import { cleanSearch, matchOptions, noDataFound, type SelectOption } from './select-options'
import styles from './select.module.css'
import { useTypeAhead, writes } from './type-ahead'

export interface ListProps {
  id: string
  label: string
  options: readonly SelectOption[]
  value: string | null
  searchable: boolean
  numericSearch?: boolean
  /** The key that opened the list: a letter or digit, Home, End; empty where none did. */
  openedBy: string
  onChoose: (value: string) => void
  /** True gives the focus back to the field. */
  onClose: (refocus: boolean) => void
}

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 5, last),
  PageUp: (at) => Math.max(at - 5, 0),
}

/** In a search box with text these belong to the text. */
const ends: typeof moves = { Home: () => 0, End: (_, last) => last }

function firstActive({ options, value, openedBy }: ListProps): number {
  const end = ends[openedBy]
  if (end) return end(0, options.length - 1)
  return Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
}

/**
 * The active option, moved by keys: arrows, pages, Home and End move, letters go to the option that begins with them,
 * Enter and the space bar choose, Escape leaves.
 */
function useListKeys(props: ListProps, search: string) {
  const { options, searchable, onChoose, onClose, openedBy } = props
  const typing = useTypeAhead()
  const shown = matchOptions(options, search)
  const [moved, setMoved] = useState(() => ({ search, at: firstActive(props) }))
  const at = moved.search === search ? Math.min(moved.at, shown.length - 1) : 0
  const go = (place: number) => setMoved({ search, at: place })
  const typed = (key: string) => go(typing.goTo(shown, at, key))
  const first = useRef({ typed, by: searchable ? '' : openedBy })
  useEffect(() => {
    if ([...first.current.by].length === 1) first.current.typed(first.current.by)
  }, [])
  const keyDown = (event: KeyboardEvent) => {
    const move = moves[event.key] ?? (search ? undefined : ends[event.key])
    const active = shown[at]
    const spaceChooses = event.key === ' ' && !searchable && !typing.isTyping()
    if (move) go(move(at, shown.length - 1))
    else if ((event.key === 'Enter' || spaceChooses) && active) onChoose(active.value)
    else if (event.key === 'Escape') onClose(true)
    else if (event.key === 'Tab') return onClose(false)
    else if (!searchable && writes(event)) typed(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { shown, at, keyDown, point: go }
}

/** A press or a focus outside of the list closes it. */
function useLeave(
  root: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  leave: () => void,
) {
  const left = useRef(leave)
  useEffect(() => void (left.current = leave))
  useEffect(() => {
    const outside = (event: Event) => {
      const place = placeOf(event)
      const inside = root.current?.contains(place) || trigger.current?.contains(place)
      if (!inside) left.current()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [root, trigger])
}

const searchFrom = (key: string, numeric: boolean | undefined): string =>
  [...key].length === 1 ? cleanSearch(key, numeric) : ''

/** The list under a select on wide screens: 280 px high with a search box, 200 px without (S9.050). */
export function SelectList(props: ListProps & { trigger: RefObject<HTMLButtonElement | null> }) {
  const { id, label, value, searchable, numericSearch, onChoose, onClose, trigger } = props
  const [search, setSearch] = useState(() => (searchable ? searchFrom(props.openedBy, numericSearch) : ''))
  const { shown, at, keyDown, point } = useListKeys(props, search)
  const root = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  useLeave(root, trigger, () => onClose(false))
  useEffect(() => void focused.current?.focus(), [])
  useEffect(() => void elementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' }), [id, at])
  const pointer = {
    onKeyDown: keyDown,
    'aria-activedescendant': shown[at] ? `${id}-${at}` : undefined,
    'aria-controls': id,
  }
  return (
    <div className={styles.popover} ref={root}>
      {searchable && (
        <SearchBox
          {...pointer}
          ref={(element) => void (focused.current = element)}
          role="combobox"
          aria-expanded="true"
          value={search}
          onChange={setSearch}
          numeric={numericSearch}
        />
      )}
      <div
        {...(!searchable && pointer)}
        ref={searchable ? undefined : (element) => void (focused.current = element)}
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={searchable ? -1 : 0}
        className={classNames(styles.list, searchable && styles.searched)}
      >
        {shown.map((option, index) => (
          <Option
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            active={index === at}
            selected={option.value === value}
            onPoint={() => point(index)}
            onChoose={() => onChoose(option.value)}
          />
        ))}
        {shown.length === 0 && <NoMatch />}
      </div>
    </div>
  )
}

/** Stands in the list as an entry that cannot be chosen. */
function NoMatch() {
  return (
    <div role="option" aria-selected="false" aria-disabled="true" className={styles.empty}>
      {noDataFound()}
    </div>
  )
}

interface OptionProps {
  id: string
  option: SelectOption
  active: boolean
  selected: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, option, active, selected, onPoint, onChoose }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={selected}
      className={classNames(styles.option, active && styles.active)}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles.label}>
        <OptionLabel option={option} />
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {selected && <Icon name="check" className={styles.tick} />}
    </div>
  )
}
