import { Card, formatDate, formatNav, maskFolio, planLabel, SchemeLine } from '@portal/kernel'
import type { ExitQuote } from '../kinds/exit-kind'

/** Out of which holding. */
export function ReviewScheme({ quote: { scheme, folioNo, lastNav, lastNavDate } }: { quote: ExitQuote }) {
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
