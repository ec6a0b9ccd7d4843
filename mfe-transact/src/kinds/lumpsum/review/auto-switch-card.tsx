import { Card, Timeline, Verbatim } from '@portal/kernel'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import { autoSwitchSteps } from '../auto-switch-words'
import styles from '../../../transaction/review.module.css'

/** Both legs of the switch that follows the purchase, with their dates. */
export function AutoSwitchCard({ quote: { scheme, autoSwitch } }: { quote: LumpsumQuote }) {
  if (!autoSwitch) return null
  const { toScheme } = autoSwitch
  return (
    <Card title={`Then into ${toScheme.schemeName}`}>
      <Timeline items={autoSwitchSteps(scheme.schemeName, autoSwitch)} />
      <p className={styles.later}>
        The code that you enter confirms the switch too. If the offer of{' '}
        <Verbatim>{toScheme.schemeName}</Verbatim> is called off, your money stays in{' '}
        <Verbatim>{scheme.schemeName}</Verbatim>.
      </p>
    </Card>
  )
}
