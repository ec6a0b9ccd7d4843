import { Card, DetailList, routes, StatusPill, type PillTone } from '@portal/kernel'
import type { Account } from './account-details'
import { NextLink } from './next-link'

type Status = Account['kycStatus']

export const kycTone = (status: Status): PillTone =>
  status === 'Validated' || status === 'Registered'
    ? 'positive'
    : status === 'Under Process'
      ? 'info'
      : 'warning'

const meanings: Readonly<Record<Status, string>> = {
  Validated: 'You can invest with any fund house.',
  Registered: 'You can invest with us. Another fund house may ask for your KYC again.',
  'Under Process': 'We are checking it. You can invest once that is done.',
  'On-Hold': 'You cannot invest until it is completed.',
  Rejected: 'You cannot invest until your KYC is done again.',
  'Not Available': 'You cannot invest until your KYC is done.',
}

/** Where the KYC stands, and what that allows. */
export function KycCard({ account, helpline }: { account: Account; helpline: string | undefined }) {
  const { kycStatus, residency } = account
  return (
    <Card title="KYC" action={<StatusPill tone={kycTone(kycStatus)}>{kycStatus}</StatusPill>}>
      <DetailList
        rows={[
          { label: 'What it allows', value: meanings[kycStatus] },
          { label: 'Residency', value: residency ?? 'Not known' },
        ]}
      />
      <NextLink label="Update KYC" what="update your KYC" page={routes.kycApplicant} helpline={helpline} />
    </Card>
  )
}
