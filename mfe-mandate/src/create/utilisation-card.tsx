import { utilisationProblem } from '@portal/contracts/validation'
import { Card, formatRupeesRounded, ListRow, StatusPill, Verbatim } from '@portal/kernel'
import type { MandateSip } from '@portal/contracts/mandates/mandate'
import type { MandateValues } from './details-errors'

/** The SIPs that run, and whether the mandate could pay them (S5.073). */
export function UtilisationCard({ sips, values }: { sips: readonly MandateSip[]; values: MandateValues }) {
  if (!sips.length) return null
  const mandate = { limit: values.limit ?? 0, validTill: values.validTill ?? '' }
  return (
    <Card
      flush
      title="Could it pay your SIPs?"
      subtitle="Your SIPs stay on the mandate they have. You choose another one in each SIP."
    >
      <ul>
        {sips.map((sip) => {
          const why = utilisationProblem(mandate, sip)
          return (
            <li key={sip.planId}>
              <ListRow
                title={<Verbatim>{sip.schemeName}</Verbatim>}
                subtitle={why ?? `SIP ${sip.planId}`}
                figure={formatRupeesRounded(sip.amount)}
                status={<StatusPill tone={why ? 'warning' : 'positive'}>{why ? 'No' : 'Yes'}</StatusPill>}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
