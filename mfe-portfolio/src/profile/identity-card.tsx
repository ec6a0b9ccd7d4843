import { Card, DetailList, formatDate, maskPan, routes } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Account } from './account-details'
import { Masked } from './masked'
import { HelplineNumber, NextLink } from './next-link'

interface IdentityCardProps {
  account: Account
  helpline: string | undefined
}

/** Name, birth date, PAN and its link to Aadhaar. */
export function IdentityCard({ account, helpline }: IdentityCardProps) {
  const { name, nameOnPan, birthDate, pan, aadhaarLinked, residency } = account
  const isResident = residency === null || residency === 'Resident Indian'
  return (
    <Card title={t`Identity`}>
      <DetailList
        rows={[
          { label: t`Name`, value: name },
          ...(nameOnPan && nameOnPan !== name ? [{ label: t`Name as in PAN`, value: nameOnPan }] : []),
          {
            label: t`Date of birth`,
            value: birthDate ? (
              <Masked
                label={t`date of birth`}
                // eslint-disable-next-line lingui/no-unlocalized-strings -- A mask.
                masked={`XX XXX ${birthDate.slice(0, 4)}`}
                whole={formatDate(birthDate)}
              />
            ) : (
              t`Not given`
            ),
          },
          { label: t`PAN`, value: <Masked label={t`PAN`} masked={maskPan(pan)} whole={pan} /> },
          ...(isResident && aadhaarLinked !== null
            ? [{ label: t`PAN and Aadhaar`, value: aadhaarLinked ? t`Linked` : t`Not linked` }]
            : []),
        ]}
      />
      {isResident && aadhaarLinked === false ? (
        <p>
          {t`Link your PAN with Aadhaar on the income-tax department’s website. Until then you cannot invest.`}
        </p>
      ) : (
        <NextLink
          label={t`Ask us to correct a detail`}
          byPhone={
            <Trans>
              To correct a detail, call <HelplineNumber helpline={helpline} />.
            </Trans>
          }
          page={routes.askQuery}
          helpline={helpline}
        />
      )}
    </Card>
  )
}
