import type { ComponentPropsWithRef } from 'react'
import styles from './chip.module.css'

/** The look of a chip, for choices that are radio buttons underneath. */
export const chipClass = styles.chip

/** A small button that stays pressed (visual design: amount). */
export function Chip({ pressed, ...rest }: ComponentPropsWithRef<'button'> & { pressed: boolean }) {
  return <button type="button" {...rest} className={styles.chip} aria-pressed={pressed} />
}
