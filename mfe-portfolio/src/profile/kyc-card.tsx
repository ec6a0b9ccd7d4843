import { Card, DetailList, routes, StatusPill, type PillTone, textOf, type Text } from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import type { Account } from './account-details'
import { HelplineNumber, NextLink } from './next-link'
import { kycStatusText, residencyText } from './profile-words'

type Status = Account['kycStatus']

export const kycTone = (status: Status): PillTone =>
  status === 'Validated' || status === 'Registered'
    ? 'positive'
    : status === 'Under Process'
      ? 'info'
      : 'warning'

const meanings: Readonly<Record<Status, Text>> = {
  Validated: msg`You can invest with any fund house.`,
  Registered: msg`You can invest with us. Another fund house may ask for your KYC again.`,
  'Under Process': msg`We are checking it. You can invest once that is done.`,
  'On-Hold': msg`You cannot invest until it is completed.`,
  Rejected: msg`You cannot invest until your KYC is done again.`,
  'Not Available': msg`You cannot invest until your KYC is done.`,
}

/** Where the KYC stands, and what that allows. */
export function KycCard({ account, helpline }: { account: Account; helpline: string | undefined }) {
  const { kycStatus, residency } = account
  return (
    <Card
      title={t`KYC`}
      action={<StatusPill tone={kycTone(kycStatus)}>{kycStatusText(kycStatus)}</StatusPill>}
    >
      <DetailList
        rows={[
          { label: t`What it allows`, value: textOf(meanings[kycStatus]) },
          { label: t`Residency`, value: residency ? residencyText(residency) : t`Not known` },
        ]}
      />
      <NextLink
        label={t`Update KYC`}
        byPhone={
          <Trans>
            To update your KYC, call <HelplineNumber helpline={helpline} />.
          </Trans>
        }
        page={routes.kycApplicant}
        helpline={helpline}
      />
    </Card>
  )
}
