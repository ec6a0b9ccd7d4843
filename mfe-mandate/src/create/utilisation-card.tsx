import { utilisationProblem } from '@portal/contracts/validation'
import { Card, formatRupeesRounded, ListRow, StatusPill, Verbatim } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { MandateSip } from '@portal/contracts/mandates/mandate'
import type { MandateValues } from './details-errors'

/** The SIPs that run, and whether the mandate could pay them (S5.073). */
export function UtilisationCard({ sips, values }: { sips: readonly MandateSip[]; values: MandateValues }) {
  if (!sips.length) return null
  const mandate = { limit: values.limit ?? 0, validTill: values.validTill ?? '' }
  return (
    <Card
      flush
      title={t`Could it pay your SIPs?`}
      subtitle={t`Your SIPs stay on the mandate they have. You choose another one in each SIP.`}
    >
      <ul>
        {sips.map((sip) => {
          const why = utilisationProblem(mandate, sip)
          const plan = sip.planId
          return (
            <li key={sip.planId}>
              <ListRow
                title={<Verbatim>{sip.schemeName}</Verbatim>}
                subtitle={why ?? t`SIP ${plan}`}
                figure={formatRupeesRounded(sip.amount)}
                status={<StatusPill tone={why ? 'warning' : 'positive'}>{why ? t`No` : t`Yes`}</StatusPill>}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
