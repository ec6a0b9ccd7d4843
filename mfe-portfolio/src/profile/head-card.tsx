import { Card, formatLongDate, maskPan, StatusPill } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import type { Account } from './account-details'
import { kycTone } from './kyc-card'
import { kycStatusText, residencyText } from './profile-words'
import styles from './profile.module.css'

/** Who it is, at a glance. */
export function HeadCard({ account, folios }: { account: Account; folios: readonly Folio[] }) {
  const { name, pan, residency, kycStatus } = account
  const number = maskPan(pan)
  const status = kycStatusText(kycStatus)
  return (
    <Card label={t`You`}>
      <div className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div className={styles.who}>
          <p className={styles.name} translate="no">
            {name}
          </p>
          <p className={styles.line}>
            {[t`PAN ${number}`, residency && residencyText(residency), foliosLine(folios)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <StatusPill tone={kycTone(kycStatus)}>{t`KYC ${status}`}</StatusPill>
      </div>
    </Card>
  )
}

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}

/** "3 folios since March 2023" */
function foliosLine(folios: readonly Folio[]): string {
  const first = folios.map(({ openedOn }) => openedOn).sort()[0]
  if (!first) return t`No folio yet`
  const since = formatLongDate(first).replace(/^.*?, \d+ /, '')
  const count = folios.length
  return plural(count, { one: `# folio since ${since}`, other: `# folios since ${since}` })
}
