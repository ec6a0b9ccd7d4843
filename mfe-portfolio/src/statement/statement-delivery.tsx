import { ALL_FOLIOS, Button, Note, ProgressBar, Stack, textOf } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { StatementChoice } from './statement-choice'
import { formatNames } from './statement-words'
import type { StatementMaker } from './use-statement-maker'
import styles from './statement.module.css'

interface StatementDeliveryProps {
  choice: StatementChoice
  /** Masked. */
  email: string
  maker: StatementMaker
  /** Nothing to state, or days yet to be chosen. */
  disabled: boolean
  onAsk: (delivery: 'DOWNLOAD' | 'EMAIL') => void
}

/** The buttons that give the statement away, with what one has to know to open it. */
export function StatementDelivery({ choice, email, maker, disabled, onAsk }: StatementDeliveryProps) {
  const { progress, delivery, failure } = maker
  const making = progress !== undefined
  const allFolios = choice.folio === ALL_FOLIOS
  const format = textOf(formatNames[choice.format])
  const busy = (own: 'DOWNLOAD' | 'EMAIL') => making && delivery === own
  const idle = disabled || making
  return (
    <Stack gap="sm">
      {!allFolios && (
        <Button
          fullWidth
          icon="download"
          busy={busy('DOWNLOAD')}
          disabled={idle && !busy('DOWNLOAD')}
          onClick={() => onAsk('DOWNLOAD')}
        >
          {t`Download the ${format}`}
        </Button>
      )}
      <Button
        fullWidth
        variant={allFolios ? 'primary' : 'secondary'}
        icon="mail"
        busy={busy('EMAIL')}
        disabled={idle && !busy('EMAIL')}
        onClick={() => onAsk('EMAIL')}
      >
        {t`E-mail the ${format}`}
      </Button>
      {making && <Making percent={progress} />}
      {failure && (
        <Note tone="negative" role="alert">
          {failure}
        </Note>
      )}
      <p className={styles.hint}>
        <Trans>
          An e-mail goes to <strong>{email}</strong>, usually within 2 minutes.
        </Trans>{' '}
        {choice.format === 'PDF' && t`To open the PDF, enter your PAN in capitals.`}
      </p>
      {allFolios && (
        <p className={styles.hint}>
          {t`A statement of all folios is sent by e-mail only. To download one, choose a folio.`}
        </p>
      )}
    </Stack>
  )
}

function Making({ percent }: { percent: number }) {
  return (
    <div className={styles.making} role="status">
      <ProgressBar label={t`Making your statement`} value={percent} max={100} size="sm" />
      <span
        className={styles.hint}
      >{t`Making your statement, ${percent}%. A long one takes a few seconds.`}</span>
    </div>
  )
}
