import { Card, DetailList, maskEmail, maskPhone, routes } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Account } from './account-details'
import { Masked } from './masked'
import { HelplineNumber, NextLink } from './next-link'

/** Where word is sent. */
export function ContactCard({ account, helpline }: { account: Account; helpline: string | undefined }) {
  const { mobile, countryCode, email } = account
  return (
    <Card title={t`Contact`}>
      <DetailList
        rows={[
          {
            label: t`Mobile`,
            value: (
              <Masked
                label={t`mobile`}
                masked={`${countryCode} ${maskPhone(mobile)}`}
                whole={mobile && `${countryCode} ${mobile}`}
              />
            ),
          },
          { label: t`E-mail`, value: <Masked label={t`e-mail`} masked={maskEmail(email)} whole={email} /> },
        ]}
      />
      <NextLink
        label={t`Change e-mail or mobile`}
        byPhone={
          <Trans>
            To change your e-mail or mobile, call <HelplineNumber helpline={helpline} />.
          </Trans>
        }
        page={routes.contactDetails}
        helpline={helpline}
      />
    </Card>
  )
}
