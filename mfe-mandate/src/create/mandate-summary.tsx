import { Card, DetailList, formatRupeesRounded, IconTile, ListRow, textOf, wordOf } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { MandateAccount } from '@portal/contracts/mandates/mandate'
import type { ReactNode } from 'react'
import { emptyDraft } from '../shared/mandate-draft'
import { accountName, frequencyNames, validWords } from '../shared/mandate-words'
import styles from './create.module.css'
import type { MandateValues } from './details-errors'

export interface MandateSummaryProps {
  account: MandateAccount
  values: MandateValues
  /** Under the button. */
  note?: string
  /** The button. */
  children?: ReactNode
}

/** The mandate as it stands, beside its form. */
export function MandateSummary({ account, values, note, children }: MandateSummaryProps) {
  const { limit, frequency = emptyDraft.frequency, validFrom = '', validTill = '' } = values
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
  const valid = isDay(validFrom) && isDay(validTill) ? validWords({ validFrom, validTill }) : '–'
  return (
    <Card label={t`The mandate`}>
      <div className={styles.head}>
        <ListRow
          lead={<IconTile icon="bank" />}
          title={accountName(account)}
          subtitle={`${wordOf(account.accountType)} · ${account.ifscCode}`}
        />
      </div>
      <DetailList
        rows={[
          { label: t`Most in one debit`, value: limit ? formatRupeesRounded(limit) : '–' },
          { label: t`Frequency`, value: textOf(frequencyNames[frequency]) },
          { label: t`Valid`, value: valid },
        ]}
      />
      <div className={styles.action}>{children}</div>
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  )
}
