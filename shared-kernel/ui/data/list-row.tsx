import type { ReactNode } from 'react'
import { formatShortDate } from '@portal/contracts/format'
import { translateOf } from '../base/inner'
import { classNames } from '../base/public'
import { Icon, type IconName } from '../icon/public'
import { Link } from '../link/public'
import styles from './list-row.module.css'

export interface ListRowProps {
  /** An `IconTile`, a `DateTile` or a `CategoryDot`. */
  lead?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** The figure at the right end. */
  figure?: ReactNode
  /** Under the figure: a gain. */
  note?: ReactNode
  /** A `StatusPill`: under the figure, on mobile under the subtitle. */
  status?: ReactNode
  /** A button at the right end; without a figure, on mobile, below the text where it would leave that too narrow. */
  action?: ReactNode
  /** The button has words: on mobile it stands below the text, beside the figure. */
  actionBelow?: boolean
  /** Makes the whole row a link; then it holds no button. */
  to?: string
}

/** A line of a flush card: one fact and one line of context (visual design: card). */
export function ListRow(props: ListRowProps) {
  const { lead, title, subtitle, figure, note, status, action, actionBelow, to } = props
  const hasEnd = Boolean(figure || note || status)
  const content = (
    <>
      {lead}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        {status && <span className={styles.statusBelow}>{status}</span>}
      </span>
      {hasEnd && (
        <span className={styles.end}>
          {figure && (
            <span className={styles.figure} translate={translateOf(figure)}>
              {figure}
            </span>
          )}
          {note && <span className={styles.note}>{note}</span>}
          {status && <span className={styles.statusBeside}>{status}</span>}
        </span>
      )}
      {action}
    </>
  )
  return to === undefined ? (
    <div
      className={classNames(
        styles.row,
        actionBelow && styles.wrapping,
        Boolean(action) && !hasEnd && styles.acting,
      )}
    >
      {content}
    </div>
  ) : (
    <Link to={to} className={styles.row}>
      {content}
    </Link>
  )
}

export interface IconTileProps {
  icon: IconName
  /** Money coming in, going out, or an error; else plain. */
  tone?: 'in' | 'out' | 'failed'
}

/** An icon on a soft square at the head of a row (visual design: card). */
export function IconTile({ icon, tone }: IconTileProps) {
  return (
    <span className={classNames(styles.tile, tone && styles[tone])}>
      <Icon name={icon} />
    </span>
  )
}

/** A day as a calendar leaf; `date` is a business date, '2026-09-10' (visual design: type and numbers). */
export function DateTile({ date }: { date: string }) {
  const [day, month] = formatShortDate(date).split(' ')
  return (
    <span className={styles.date} translate="no">
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
    </span>
  )
}
