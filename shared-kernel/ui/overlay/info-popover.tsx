import type { ReactNode } from 'react'
import { classNames } from '../base/public'
import { IconButton } from '../button/public'
import styles from './popover.module.css'
import { usePopover } from './use-popover'

export interface InfoPopoverProps {
  /** The question that the button answers: `What is XIRR?` */
  label: string
  children: ReactNode
  align?: 'start' | 'end'
}

/** An explanation behind an info button; opens on a press, not on hover (visual design: popover). */
export function InfoPopover({ label, children, align = 'start' }: InfoPopoverProps) {
  const { open, setOpen, root, trigger, id, escape } = usePopover()
  return (
    <span className={classNames(styles.anchor, styles.info)} ref={root} onKeyDown={escape}>
      <IconButton
        ref={trigger}
        icon="info"
        size="xs"
        label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      />
      <span role="status">
        {open && (
          <span id={id} className={classNames(styles.popover, styles.text, align === 'end' && styles.end)}>
            {children}
          </span>
        )}
      </span>
    </span>
  )
}
