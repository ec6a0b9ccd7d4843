import { Card, LinkButton, ListRow } from '@portal/kernel'
import type { KycAgency } from '@portal/kernel/contracts/kyc'
import { agencies } from './agencies'

/** The agencies with their contacts; the one that has the investor's record stands first. */
export function AgenciesCard({ own, helpline }: { own: KycAgency | null; helpline: string | undefined }) {
  const codes = (Object.keys(agencies) as KycAgency[]).sort((one, other) =>
    one === own ? -1 : other === own ? 1 : 0,
  )
  return (
    <Card
      flush
      title="KYC agencies"
      subtitle={helpline ? `Not sure whom to ask? Call us: ${helpline}` : undefined}
    >
      {codes.map((code) => {
        const { name, of, website, phone, email } = agencies[code]
        const contacts = [of, phone, email].filter(Boolean).join(' · ')
        return (
          <ListRow
            key={code}
            title={code === own ? `${name} has your record` : name}
            subtitle={contacts}
            action={
              <LinkButton
                variant="quiet"
                size="sm"
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                iconAfter="external"
                aria-label={`Website of ${name}`}
              >
                Website
              </LinkButton>
            }
          />
        )
      })}
    </Card>
  )
}
