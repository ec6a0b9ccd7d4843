import type { ReactNode } from 'react'
import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import styles from './button.module.css'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onBrand' | 'onBrandSecondary'

export interface ButtonLook {
  /** One `primary` a page; `danger` inside an alert dialog only. */
  variant?: ButtonVariant
  /** 48 px high, or 40 inside cards and tables. */
  size?: 'md' | 'sm'
  fullWidth?: boolean
  icon?: IconName
  iconAfter?: IconName
}

export function buttonClass(look: ButtonLook, busy: boolean, className?: string): string {
  const { variant = 'primary', size = 'md', fullWidth, icon } = look
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    busy && !icon && styles.shifted,
    className,
  )
}

/** What stands inside a button: its icon, or the ring in the icon's place, and its label. */
export function ButtonContent({
  look,
  busy,
  children,
}: {
  look: ButtonLook
  busy: boolean
  children: ReactNode
}) {
  const iconSize = look.size === 'sm' ? 'sm' : 'md'
  return (
    <>
      {busy && <Spinner className={look.icon ? styles.ringForIcon : styles.ring} />}
      {look.icon && !busy && <Icon name={look.icon} size={iconSize} />}
      {children}
      {look.iconAfter && <Icon name={look.iconAfter} size={iconSize} />}
    </>
  )
}
