import {
  Card,
  formatRupeesRounded,
  limits,
  maskEmail,
  maskFolio,
  Note,
  StatusPill,
  Timeline,
  useInvestor,
  Verbatim,
} from '@portal/kernel'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { laterText, navSteps, type NavTiming, serverNow } from '../../shared/nav-timing'
import styles from '../../transaction/review.module.css'

interface NavCardProps {
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

/** What an investor declares whose purchases of a year stay small (S9.020, decision 41). */
export function MicroNote() {
  return (
    <Note icon="info" title="Micro investment">
      By confirming you declare that your investments with us in this financial year, this one included, are
      at most <Verbatim>{formatRupeesRounded(limits.paise.microAYear)}</Verbatim>.
    </Note>
  )
}
