import { t } from '@portal/contracts/words/macros'
import type { ComponentPropsWithRef } from 'react'
import styles from './coming-link.module.css'

/** In the place of a link whose page is still to come: it says so where it stands, and leads nowhere. */
export function ComingLink({
  children,
  className,
  onClick: _,
  ref: __,
  ...rest
}: ComponentPropsWithRef<'a'>) {
  return (
    <span {...rest} className={className} role="link" aria-disabled="true" tabIndex={-1} data-coming>
      {children} <span className={styles.words}>{t`Coming later`}</span>
    </span>
  )
}
