import { Card, maskEmail, maskFolio, StatusPill, Timeline, useInvestor } from '@portal/kernel'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { laterText, navSteps, type NavTiming } from '../../shared/nav-timing'
import { serverNow } from '../../shared/use-nav-timing'
import styles from '../../transaction/review.module.css'

export interface NavCardProps {
  quote: LumpsumQuote
  quotedAt: number
  timing: NavTiming
  folioNo: string | null
}

/** When to pay, which NAV then counts, and when the units are there. */
export function NavCard({ quote, quotedAt, timing, folioNo }: NavCardProps) {
  const { emailId } = useInvestor()
  const folio = folioNo ? `folio ${maskFolio(folioNo)}` : 'your new folio'
  const steps = navSteps(quote, serverNow(quote, quotedAt), folio, emailId && maskEmail(emailId))
  const pill = timing.countdown && <StatusPill tone="info">{timing.countdown}</StatusPill>
  return (
    <Card title="Which NAV will I get?">
      <Timeline items={steps.map((step) => (step.state === 'now' ? { ...step, pill } : step))} />
      <p className={styles.later}>{laterText(quote)}</p>
    </Card>
  )
}
