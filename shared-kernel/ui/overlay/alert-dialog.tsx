import { useId, type ReactNode } from 'react'
import { classNames } from '../base/public'
import { Button } from '../button/public'
import styles from './dialog.module.css'
import { Modal } from './modal'

export interface AlertChoice {
  label: string
  onChoose: () => void
  busy?: boolean
}

export interface AlertDialogProps {
  open: boolean
  title: string
  /** What happens, and what cannot be undone. */
  description?: ReactNode
  children?: ReactNode
  /** Has the focus and answers Escape. */
  safe: AlertChoice
  /** The choice with consequences; left out where there is only one way on. */
  other?: AlertChoice & { variant?: 'danger' | 'primary' | 'secondary' | 'quiet' }
  /** Something above the title, centred with the texts: the ring of the session warning. */
  mark?: ReactNode
}

/** For what cannot be undone: no close cross, the safe choice is one key away (visual design: alert dialog). */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  return open ? <OpenAlertDialog {...rest} /> : null
}

/** Beside a mild choice, or none, the safe one is the primary button. */
const isMild = (variant?: string) => variant === 'secondary' || variant === 'quiet'

function OpenAlertDialog(props: Omit<AlertDialogProps, 'open'>) {
  const { title, description, children, safe, other, mark } = props
  const id = useId()
  return (
    <Modal
      role="alertdialog"
      className={classNames(styles.dialog, mark !== undefined && styles.centred, !mark && styles.sheet)}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-description` : undefined}
      onDismiss={safe.onChoose}
    >
      {mark && <div className={styles.icon}>{mark}</div>}
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {description && (
            <div className={styles.description} id={`${id}-description`}>
              {description}
            </div>
          )}
        </div>
      </div>
      {children && <div className={styles.body}>{children}</div>}
      <div className={styles.foot}>
        <Button
          data-autofocus
          variant={!other || isMild(other.variant) ? 'primary' : 'secondary'}
          busy={safe.busy}
          onClick={safe.onChoose}
        >
          {safe.label}
        </Button>
        {other && (
          <Button variant={other.variant ?? 'danger'} busy={other.busy} onClick={other.onChoose}>
            {other.label}
          </Button>
        )}
      </div>
    </Modal>
  )
}
