import { t } from '@portal/contracts/words/macros'
import { useId, type ReactNode } from 'react'
import { classNames } from '../base/public'
import { IconButton } from '../button/public'
import styles from './dialog.module.css'
import { Modal } from './modal'

export interface DialogProps {
  open: boolean
  /** Called by the close cross and by Escape. */
  onClose: () => void
  title: string
  /** The title is a name, which no translation may change. */
  verbatim?: boolean
  /** A line of context under the title. */
  description?: ReactNode
  children?: ReactNode
  /** At most two buttons, the primary one last. */
  actions?: ReactNode
  /** 480 or 672 px wide; a sheet from below on mobile. */
  size?: 'md' | 'wide'
  /** In the middle of the screen on mobile too, as the dialog of a one-time code is (S9.076). */
  centred?: boolean
  /** False leaves out the close cross, as some dialogs of the specification have none. */
  closable?: boolean
}

/**
 * A question on its own: focus goes in, Escape closes, focus comes back. Mark the first field with
 * `data-autofocus` (visual design: dialog).
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, verbatim, description, children, actions } = props
  const { size = 'md', centred, closable = true } = props
  const id = useId()
  return (
    <Modal
      className={classNames(styles.dialog, !centred && styles.sheet, styles[size])}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-description` : undefined}
      onDismiss={onClose}
    >
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id} tabIndex={-1} translate={verbatim ? 'no' : undefined}>
            {title}
          </h2>
          {description && (
            <div className={styles.description} id={`${id}-description`}>
              {description}
            </div>
          )}
        </div>
        {closable && <IconButton icon="close" label={t`Close`} className={styles.close} onClick={onClose} />}
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.foot}>{actions}</div>}
    </Modal>
  )
}
