import { Card, HelplineLink, LinkButton, ListRow } from '@portal/kernel'
import type { KycAgency } from '@portal/contracts/kyc/kyc'
import { agencies } from './agencies'

/** The agencies with their contacts; the one that has the investor's record stands first. */
export function AgenciesCard({ own }: { own: KycAgency | null }) {
  const codes = (Object.keys(agencies) as KycAgency[]).sort((one, other) =>
    one === own ? -1 : other === own ? 1 : 0,
  )
  return (
    <Card
      flush
      title="KYC agencies"
      subtitle={
        <>
          Not sure whom to ask? Call us: <HelplineLink />
        </>
      }
    >
      {codes.map((code) => {
        const { name, of, website, contacts } = agencies[code]
        const reach = contacts.length ? contacts : ['Contacts on its website']
        return (
          <ListRow
            key={code}
            title={code === own ? `${name} has your record` : name}
            subtitle={[of, ...reach].join(' · ')}
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
