import {
  Card,
  DetailList,
  errandOfVisit,
  href,
  LinkButton,
  OnlyWide,
  receiptSections,
  routes,
  StatusPill,
  useIsOffered,
} from '@portal/kernel'
import type { Order } from '@portal/kernel/contracts/order'
import type { ReceiptWords } from './receipt-words'
import { SchemeHead } from '../../shared/scheme-head'
import { isLinkVisit } from '../../shared/link-visit'
import { ReceiptActions } from './receipt-actions'
import styles from './receipt.module.css'

/** The receipt itself, to read, to keep and to send. */
export function ReceiptCard({ order, words }: { order: Order; words: ReceiptWords }) {
  const { scheme } = order
  const { tone, text } = words.status(order)
  const sections = words.sections?.(order) ?? receiptSections(order)
  return (
    <Card title="Receipt" action={<StatusPill tone={tone}>{text}</StatusPill>}>
      <SchemeHead scheme={scheme} />
      {sections.map((section) => (
        <section key={section.title}>
          {section.title && <h3 className={styles.section}>{section.title}</h3>}
          <DetailList rows={section.rows} />
        </section>
      ))}
      <div className={styles.actions}>
        <OnlyWide>
          <NextButton words={words} />
        </OnlyWide>
        <div className={styles.pair}>
          <ReceiptActions orders={[order]} />
        </div>
      </div>
    </Card>
  )
}

/**
 * The page's primary action: to the systematic plans, or to the dashboard, where the portfolio is seen at a glance; from
 * quick invest to more funds, as its session sees no portfolio (decision 14). A visit by a link leads nowhere.
 */
export function NextButton({ words: { ofPlans = false } }: { words: Pick<ReceiptWords, 'ofPlans'> }) {
  const plans = useIsOffered(routes.systematicPlans) && ofPlans
  if (isLinkVisit()) return <p>You are done. You can close this page.</p>
  if (errandOfVisit())
    return (
      <LinkButton to={href(routes.exploreFunds)} fullWidth>
        Explore more funds
      </LinkButton>
    )
  return (
    <LinkButton to={href(plans ? routes.systematicPlans : routes.dashboard)} fullWidth>
      {plans ? 'See my systematic plans' : 'Go to my portfolio'}
    </LinkButton>
  )
}
