import { Card, DetailList, HelplineLink, Note, Stack, StatusPill } from '@portal/kernel'
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
    <Card title="Status" action={<StatusPill tone={tone}>{name}</StatusPill>}>
      <Stack gap="fields">
        <DetailList
          rows={[
            { label: 'What it means', value: means },
            { label: 'What you can do', value: may },
            ...(next && !onlineRefused ? [{ label: 'What to do next', value: next }] : []),
            ...(agency ? [{ label: 'Agency', value: agencies[agency].name }] : []),
          ]}
        />
        <UnderWay overview={overview} />
        {onlineRefused && (
          <Note tone="info" title="Your KYC from abroad">
            {onlineRefused} Questions? Call <HelplineLink />.
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
    <Note tone={tone} title={title}>
      {application.reason && `${application.reason} `}
      {text}
    </Note>
  )
}
