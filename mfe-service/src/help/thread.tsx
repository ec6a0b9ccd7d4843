import { Button, Card, Verbatim } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { TicketEntry } from '@portal/contracts/support/support-ticket'
import { fetchAttachment } from './help.api'
import { entryTitle, momentOf } from './query-words'
import styles from './help.module.css'

/** All that was written, oldest first. */
export function Thread({ entries }: { entries: readonly TicketEntry[] }) {
  return (
    <Card label={t`What was written`}>
      <ol className={styles.thread}>
        {entries.map((entry, place) => (
          <li key={place} className={entry.byUs ? styles.ours : undefined}>
            <p className={styles.author}>
              <b>{entryTitle(entry)}</b> {momentOf(entry.at)}
            </p>
            {entry.text && <p className={styles.words}>{entry.text}</p>}
            {entry.attachments.map((attachment) => (
              <Button
                key={attachment.documentId}
                variant="quiet"
                size="sm"
                icon="file-download"
                onClick={() => void fetchAttachment(attachment).catch(() => undefined)}
              >
                <Verbatim>{attachment.name}</Verbatim>
              </Button>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  )
}
