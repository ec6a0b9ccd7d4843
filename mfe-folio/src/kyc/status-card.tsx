import { Card, DetailList, HelplineLink, Note, Stack, StatusPill, textOf } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import { kycMessageOf } from '@portal/contracts/kyc/kyc-words'
import { agencies } from './agencies'
import styles from './kyc.module.css'
import { KycWays, type KycOverview } from './kyc-ways'
import { messageWords, statusWords } from './kyc-words'

/** Where a KYC stands: what it means, what it allows, what to do next, and with whom the record lies. */
export function StatusCard({ overview }: { overview: KycOverview }) {
  const { kycStatus, agency, onlineRefused } = overview
  const { tone, name, means, may, next } = statusWords[kycStatus]
  return (
    <Card title={t`Status`} action={<StatusPill tone={tone}>{textOf(name)}</StatusPill>}>
      <Stack gap="fields">
        <DetailList
          rows={[
            { label: t`What it means`, value: textOf(means) },
            { label: t`What you can do`, value: textOf(may) },
            ...(next && !onlineRefused ? [{ label: t`What to do next`, value: textOf(next) }] : []),
            ...(agency ? [{ label: t`Agency`, value: agencies[agency].name }] : []),
          ]}
        />
        <UnderWay overview={overview} />
        {onlineRefused && (
          <Note tone="info" title={t`Your KYC from abroad`}>
            {onlineRefused}{' '}
            <Trans>
              Questions? Call <HelplineLink />.
            </Trans>
          </Note>
        )}
      </Stack>
      <div className={styles.buttons}>
        <KycWays overview={overview} />
      </div>
    </Card>
  )
}

/** What was begun here and has not ended well. */
function UnderWay({ overview: { application, kycStatus } }: { overview: KycOverview }) {
  if (!application || application.status === 'DONE' || kycStatus === 'Validated') return null
  if (application.status === 'DRAFT' && application.way === 'VIDEO') return null
  const { title, text } = messageWords[kycMessageOf(application.status)]
  const tone = application.status === 'PENDING' ? 'info' : 'warning'
  return (
    <Note tone={tone} title={textOf(title)}>
      {application.reason && `${application.reason} `}
      {textOf(text)}
    </Note>
  )
}
