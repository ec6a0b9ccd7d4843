import { Card, DetailList, maskEmail, maskPhone, routes } from '@portal/kernel'
import type { Account } from './account-details'
import { Masked } from './masked'
import { NextLink } from './next-link'

/** Where word is sent. */
export function ContactCard({ account, helpline }: { account: Account; helpline: string | undefined }) {
  const { mobile, countryCode, email } = account
  return (
    <Card title="Contact">
      <DetailList
        rows={[
          {
            label: 'Mobile',
            value: (
              <Masked
                label="mobile"
                masked={`${countryCode} ${maskPhone(mobile)}`}
                whole={mobile && `${countryCode} ${mobile}`}
              />
            ),
          },
          { label: 'E-mail', value: <Masked label="e-mail" masked={maskEmail(email)} whole={email} /> },
        ]}
      />
      <NextLink
        label="Change e-mail or mobile"
        what="change your e-mail or mobile"
        page={routes.contactDetails}
        helpline={helpline}
      />
    </Card>
  )
}
