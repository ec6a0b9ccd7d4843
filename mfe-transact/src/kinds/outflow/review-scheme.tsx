import { Card, formatDate, formatNav, maskFolio, planLabel, SchemeLine } from '@portal/kernel'
import type { OutflowQuote } from './outflow-kind'

export interface ReviewSchemeProps {
  quote: Pick<OutflowQuote, 'scheme' | 'folioNo' | 'lastNav' | 'lastNavDate'>
}

/** Out of which holding. */
export function ReviewScheme({ quote: { scheme, folioNo, lastNav, lastNavDate } }: ReviewSchemeProps) {
  return (
    <Card label="Your holding">
      <SchemeLine
        category={scheme.fundType}
        name={scheme.schemeName}
        detail={`${planLabel(scheme.planMode)} · ${scheme.optDesc} · Folio ${maskFolio(folioNo)} · NAV ${formatNav(lastNav)}, ${formatDate(lastNavDate)}`}
      />
    </Card>
  )
}
