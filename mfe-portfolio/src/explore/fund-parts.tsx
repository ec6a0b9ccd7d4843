import { Button, CategoryDot, classNames, LinkButton, textOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { CompareMark } from './compare-marks'
import type { ShownGroup } from './fund-groups'
import styles from './fund-list.module.css'
import type { FundView } from './fund-view'

/** Null for the only group of a list. */
export const titleOf = ({ title }: ShownGroup): string | null => title && textOf(title)

/** A group's name; the default schemes can be cleared here. */
export function GroupHead({ group, onForget }: { group: ShownGroup; onForget: () => void }) {
  return (
    <span className={styles.groupHead}>
      {group.category && <CategoryDot category={group.category} />}
      <span className={styles.groupName}>{titleOf(group)}</span>
      {group.selected && (
        <Button variant="quiet" size="sm" onClick={onForget}>
          {t`Clear selection`}
        </Button>
      )}
    </span>
  )
}

/** What kind of plan it is, and what keeps money out of it. */
export function FundLine({ view }: { view: FundView }) {
  return (
    <span className={styles.small}>
      {view.line}
      {view.notice && (
        <>
          {' · '}
          <span className={classNames(styles.notice, view.isClosed && styles.closed)}>{view.notice}</span>
        </>
      )}
    </span>
  )
}

/** The way into a fund, or to its details where it takes no money, and into the comparison. */
export function FundAction({ view }: { view: FundView }) {
  const { action, code, name } = view
  return (
    <span className={styles.actions}>
      <CompareMark code={code} name={name} />
      <LinkButton
        to={action.to}
        aria-label={action.name}
        variant={view.isClosed ? 'quiet' : 'secondary'}
        size="sm"
      >
        {action.label}
      </LinkButton>
    </span>
  )
}
