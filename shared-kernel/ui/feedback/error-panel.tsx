import { t } from '@portal/contracts/words/macros'
import { Trans } from '@portal/ui/words/macros'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '../button/public'
import { Icon } from '../icon/public'
import styles from './states.module.css'
import { Tag } from './status-pill'
import { WindowArt } from './window-art'

export interface ErrorPanelProps {
  /** What did not open or load. */
  title: string
  /** That the money is safe, if it is; what still works. */
  children?: ReactNode
  /** Said to the helpline: `LOAD-003`. */
  code?: string
  /** Of a call: its own code is said, where the server gave it one. */
  error?: unknown
  /** A number to call, as it is shown: '1800-209-7446'. */
  helpline?: string
  onRetry?: () => void
  retrying?: boolean
  wayOut?: { to: string; label: string }
  /** The whole page is missing, not one card of it. */
  fullPage?: boolean
}

/**
 * What failed, that nothing is lost, and the ways on: try again, elsewhere, or a person to call (visual design:
 * error panel).
 */
export function ErrorPanel({ fullPage = false, ...props }: ErrorPanelProps) {
  const { title, children } = props
  if (fullPage)
    return (
      <div className={styles.empty} role="alert">
        <WindowArt sign="attention" />
        <h2>{title}</h2>
        {children && <div className={styles.text}>{children}</div>}
        <Ways {...props} size="md" />
      </div>
    )
  return (
    <div className={styles.panel} role="alert">
      <Icon name="alert" size="lg" />
      <div className={styles.panelText}>
        <h3>{title}</h3>
        {children && <div className={styles.text}>{children}</div>}
        <Ways {...props} size="sm" />
      </div>
    </div>
  )
}

function Ways({ onRetry, retrying, wayOut, size, ...help }: ErrorPanelProps & { size: 'md' | 'sm' }) {
  const retryLook = size === 'md' ? 'primary' : 'secondary'
  return (
    <>
      {(onRetry || wayOut) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant={retryLook} size={size} icon="retry" busy={retrying} onClick={onRetry}>
              {t`Try again`}
            </Button>
          )}
          {wayOut && (
            <LinkButton to={wayOut.to} variant="secondary" size={size}>
              {wayOut.label}
            </LinkButton>
          )}
        </div>
      )}
      <Help {...help} />
    </>
  )
}

/** What the server named its failure; what failed before it was reached has no code. */
function supportCodeOf(error: unknown): string | undefined {
  const isNamed = typeof error === 'object' && error !== null && 'supportCode' in error
  return isNamed && typeof error.supportCode === 'string' ? error.supportCode : undefined
}

function Help({ helpline, error, code = supportCodeOf(error) }: ErrorPanelProps) {
  if (!helpline && !code) return null
  if (!helpline)
    return (
      <p className={styles.help}>
        <Trans>
          Code <Tag>{code}</Tag>
        </Trans>
      </p>
    )
  const address = `tel:${helpline.replace(/\D/g, '')}`
  return (
    <p className={styles.help}>
      {code ? (
        <Trans>
          Urgent? Call <a href={address}>{helpline}</a> and say <Tag>{code}</Tag>
        </Trans>
      ) : (
        <Trans>
          Urgent? Call <a href={address}>{helpline}</a>
        </Trans>
      )}
    </p>
  )
}
