import type { ReactNode } from 'react'
import { classNames, usePageTitle } from '../base/public'
import { Icon } from '../icon/public'
import { Link } from '../link/public'
import styles from './page.module.css'

export interface PageProps {
  title: string
  /** The title is a name, which no translation may change. */
  verbatim?: boolean
  /** One line under the title. */
  context?: ReactNode
  back?: { to: string; label: string }
  /** The page's one primary button. */
  action?: ReactNode
  /** Names the document where the title alone is not enough. */
  documentTitle?: string
  width?: 'full' | 'narrow'
  children: ReactNode
}

/** A page's frame: back link, title, context, primary action, content (visual design: layout). */
export function Page(props: PageProps) {
  const { title, verbatim, context, back, action, documentTitle, width = 'full', children } = props
  usePageTitle(documentTitle ?? title)
  return (
    <div className={classNames(styles.wrap, width === 'narrow' && styles.narrow)}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <Icon name="chevron-left" size="sm" />
          {back.label}
        </Link>
      )}
      <div className={styles.head}>
        <div className={styles.titles}>
          <h1 tabIndex={-1} translate={verbatim ? 'no' : undefined}>
            {title}
          </h1>
          {context && <div className={styles.context}>{context}</div>}
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
