import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../base/public'
import { focusedElement } from '../base/inner'
import { Icon, type IconName } from '../icon/public'
import { Link } from '../link/public'
import styles from './popover.module.css'
import { usePopover } from './use-popover'

export interface MenuItem {
  label: string
  icon?: IconName
  /** A page of the portal; or `onSelect` for what is done here. */
  to?: string
  onSelect?: () => void
  current?: boolean
}

export interface MenuGroup {
  title?: string
  /** A line above the group. */
  divided?: boolean
  items: readonly MenuItem[]
}

export interface MenuProps {
  /** Names the menu, and the trigger when that shows no text. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
  /** True where the trigger shows no text of its own. */
  triggerIsIcon?: boolean
  groups: readonly MenuGroup[]
  header?: ReactNode
  align?: 'start' | 'end'
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent, root: HTMLElement | null) {
  const step = steps[event.key]
  const items = [...(root?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])]
  if (!step || items.length === 0) return
  event.preventDefault()
  const at = items.indexOf(focusedElement() as HTMLElement)
  items[at < 0 && event.key === 'ArrowUp' ? items.length - 1 : step(at, items.length)]?.focus()
}

/**
 * A button that opens a list of places to go or things to do; arrows move, Escape gives the focus back (visual
 * design: popover).
 */
export function Menu(props: MenuProps) {
  const { label, trigger, triggerClassName, triggerIsIcon, groups, header, align = 'start' } = props
  const { open, setOpen, close, root, trigger: button, id, escape } = usePopover()
  const keyDown = (event: KeyboardEvent) => {
    escape(event)
    if (event.key === 'ArrowDown' && !open) {
      event.preventDefault()
      setOpen(true)
    } else if (open) moveFocus(event, root.current)
  }
  return (
    <span className={styles.anchor} ref={root} onKeyDown={keyDown}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-label={triggerIsIcon ? label : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      >
        {trigger}
      </button>
      {open && (
        <nav id={id} aria-label={label} className={classNames(styles.popover, align === 'end' && styles.end)}>
          {header && <div className={styles.header}>{header}</div>}
          {groups.map((group, index) => (
            <Group key={group.title ?? index} group={group} onDone={() => close(true)} />
          ))}
        </nav>
      )}
    </span>
  )
}

function Group({ group, onDone }: { group: MenuGroup; onDone: () => void }) {
  return (
    <div className={classNames(styles.group, group.divided && styles.divided)}>
      {group.title && <p className={styles.groupTitle}>{group.title}</p>}
      <ul>
        {group.items.map((item) => (
          <li key={item.label}>
            <Item item={item} onDone={onDone} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function currentness({ current, to }: MenuItem) {
  if (!current) return undefined
  return to === undefined ? 'true' : 'page'
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const choose = () => {
    onDone()
    item.onSelect?.()
  }
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.current && <Icon name="check" />}
    </>
  )
  const shared = {
    className: styles.item,
    'data-menu-item': true,
    'aria-current': currentness(item),
  } as const
  return item.to === undefined ? (
    <button type="button" {...shared} onClick={choose}>
      {content}
    </button>
  ) : (
    <Link to={item.to} {...shared} onClick={choose}>
      {content}
    </Link>
  )
}
