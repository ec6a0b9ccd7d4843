import { Card, HelplineLink, LinkButton, ListRow } from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
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
      title={t`KYC agencies`}
      subtitle={
        <Trans>
          Not sure whom to ask? Call us: <HelplineLink />
        </Trans>
      }
    >
      {codes.map((code) => {
        const { name, of, website, contacts } = agencies[code]
        const reach = contacts.length ? contacts : [t`Contacts on its website`]
        return (
          <ListRow
            key={code}
            title={code === own ? t`${name} has your record` : name}
            subtitle={[of, ...reach].join(' · ')}
            action={
              <LinkButton
                variant="quiet"
                size="sm"
                href={website}
                target="_blank"
                rel={'noopener noreferrer' as const}
                iconAfter="external"
                aria-label={t`Website of ${name}`}
              >
                {t`Website`}
              </LinkButton>
            }
          />
        )
      })}
    </Card>
  )
}
