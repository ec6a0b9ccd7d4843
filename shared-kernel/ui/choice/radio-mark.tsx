import type { ComponentPropsWithRef } from 'react'
import styles from './radio-mark.module.css'

/** A native radio button in the portal's look; the row around it shows the focus (visual design: choice row). */
export function RadioMark(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles.radio} />
}
