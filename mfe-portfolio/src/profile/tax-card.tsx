import { Card, DetailList, StatusPill, routes } from '@portal/kernel'
import type { Account } from './account-details'
import { NextLink } from './next-link'

/** Where tax is paid, as FATCA and CRS ask for it. */
export function TaxCard({ account, helpline }: { account: Account; helpline: string | undefined }) {
  const { residency, tinComplete } = account
  return (
    <Card
      title="Tax residency"
      action={
        tinComplete !== null && (
          <StatusPill tone={tinComplete ? 'positive' : 'warning'}>
            {tinComplete ? 'Complete' : 'TIN missing'}
          </StatusPill>
        )
      }
    >
      <DetailList
        rows={[
          {
            label: 'FATCA and CRS',
            value: tinComplete === null ? 'Not given yet' : tinComplete ? 'Declared' : 'Not complete',
          },
          {
            label: 'Tax numbers (TIN)',
            value: tinComplete === false ? 'A number of another country is missing' : 'Nothing missing',
          },
          { label: 'Residency', value: residency ?? 'Not known' },
        ]}
      />
      <NextLink
        label="Check and confirm"
        what={tinComplete === false ? 'add the missing number' : 'change your tax details'}
        page={routes.taxDetails}
        helpline={helpline}
      />
    </Card>
  )
}
