import { Card, DetailList, StatusPill, routes } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Account } from './account-details'
import { HelplineNumber, NextLink } from './next-link'
import { residencyText } from './profile-words'

/** Where tax is paid, as FATCA and CRS ask for it. */
export function TaxCard({ account, helpline }: { account: Account; helpline: string | undefined }) {
  const { residency, tinComplete } = account
  return (
    <Card
      title={t`Tax residency`}
      action={
        tinComplete !== null && (
          <StatusPill tone={tinComplete ? 'positive' : 'warning'}>
            {tinComplete ? t`Complete` : t`TIN missing`}
          </StatusPill>
        )
      }
    >
      <DetailList
        rows={[
          {
            label: t`FATCA and CRS`,
            value: tinComplete === null ? t`Not given yet` : tinComplete ? t`Declared` : t`Not complete`,
          },
          {
            label: t`Tax numbers (TIN)`,
            value: tinComplete === false ? t`A number of another country is missing` : t`Nothing missing`,
          },
          { label: t`Residency`, value: residency ? residencyText(residency) : t`Not known` },
        ]}
      />
      <NextLink
        label={t`Check and confirm`}
        byPhone={
          tinComplete === false ? (
            <Trans>
              To add the missing number, call <HelplineNumber helpline={helpline} />.
            </Trans>
          ) : (
            <Trans>
              To change your tax details, call <HelplineNumber helpline={helpline} />.
            </Trans>
          )
        }
        page={routes.taxDetails}
        helpline={helpline}
      />
    </Card>
  )
}
