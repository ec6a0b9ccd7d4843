import { Card, DetailList, formatDate, maskPan, routes } from '@portal/kernel'
import type { Account } from './account-details'
import { Masked } from './masked'
import { NextLink } from './next-link'

interface IdentityCardProps {
  account: Account
  helpline: string | undefined
}

/** Name, birth date, PAN and its link to Aadhaar. */
export function IdentityCard({ account, helpline }: IdentityCardProps) {
  const { name, nameOnPan, birthDate, pan, aadhaarLinked, residency } = account
  const isResident = residency === null || residency === 'Resident Indian'
  return (
    <Card title="Identity">
      <DetailList
        rows={[
          { label: 'Name', value: name },
          ...(nameOnPan && nameOnPan !== name ? [{ label: 'Name as in PAN', value: nameOnPan }] : []),
          {
            label: 'Date of birth',
            value: birthDate ? (
              <Masked
                label="date of birth"
                masked={`XX XXX ${birthDate.slice(0, 4)}`}
                whole={formatDate(birthDate)}
              />
            ) : (
              'Not given'
            ),
          },
          { label: 'PAN', value: <Masked label="PAN" masked={maskPan(pan)} whole={pan} /> },
          ...(isResident && aadhaarLinked !== null
            ? [{ label: 'PAN and Aadhaar', value: aadhaarLinked ? 'Linked' : 'Not linked' }]
            : []),
        ]}
      />
      {isResident && aadhaarLinked === false ? (
        <p>
          Link your PAN with Aadhaar on the income-tax department’s website. Until then you cannot invest.
        </p>
      ) : (
        <NextLink
          label="Ask us to correct a detail"
          what="correct a detail"
          page={routes.askQuery}
          helpline={helpline}
        />
      )}
    </Card>
  )
}
