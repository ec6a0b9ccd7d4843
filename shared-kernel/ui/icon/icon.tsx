import { classNames } from '../base/public'
import styles from './icon.module.css'
import { iconShapes, type IconName } from './icon-shapes'

export interface IconProps {
  name: IconName
  /** 16, 20 or 24 px. */
  size?: 'sm' | 'md' | 'lg'
  /** What it says on its own; without it the icon is decoration beside a text. */
  label?: string
  strokeWidth?: number
  className?: string
}

/** An icon in the colour of its text (visual design: components). */
export function Icon({ name, size = 'md', label, strokeWidth = 1.9, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size], className)}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconShapes[name]} />
    </svg>
  )
}
