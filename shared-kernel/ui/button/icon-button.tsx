import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName
  /** What it does, for screen readers; a badge's count belongs in it. */
  label: string
  /** 44, 36 or 24 px. */
  size?: 'md' | 'sm' | 'xs'
  badge?: string | number
}

/** A button that is only an icon (visual design: button). */
export function IconButton({ icon, label, size = 'md', badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[size], className)}
      aria-label={label}
    >
      <Icon name={icon} size={size === 'xs' ? 'sm' : 'md'} />
      {badge !== undefined && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  )
}
