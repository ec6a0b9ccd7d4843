import {
  ActionBar,
  Card,
  classNames,
  DetailList,
  scopeOfVisit,
  HelplineLink,
  href,
  Icon,
  type IconName,
  LinkButton,
  Note,
  OnlyWide,
  receiptSections,
  routes,
  Stack,
  StatusPill,
  textOf,
  TextLink,
  Timeline,
  useFigures,
  useHost,
  useInvestor,
  useIsOffered,
  usePageTitle,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Order } from '@portal/contracts/orders/order'
import { useEffect } from 'react'
import { dayName } from '../../shared/days'
import { SchemeHead } from '../../shared/scheme-head'
import { isLinkVisit } from '../../shared/visit'
import { CancelOrder } from '../cancel-order'
import { ReceiptActions } from './receipt-actions'
import type { ReceiptWords } from './receipt-words'
import styles from './receipt.module.css'

interface ReceiptProps {
  order: Order
  /** The others that the same code confirmed. */
  others: readonly Order[]
  words: ReceiptWords
}

/** Of an order that did not go as it should. */
const marks: Partial<Record<string, IconName>> = { negative: 'close', warning: 'warning' }

/** The days that a receipt names were those of a NAV in time. */
function LateNav({ date }: { date: string }) {
  const day = dayName(date)
  return (
    <Note tone="warning" icon="clock" title={t`The NAV of ${day} is not published yet`}>
      {t`You still get the NAV of that day, but later than the days named here. We are asking for it, and write to you once your order is done. You need not do anything.`}
    </Note>
  )
}

/** What became of the order, what comes next, and the receipt beside it. */
export function Receipt({ order, others, words }: ReceiptProps) {
  const facts = { others, figures: useFigures() }
  const { title, text } = words.headline(order, facts)
  const { More } = words
  const cancel = typeof words.cancel === 'function' ? words.cancel(order) : words.cancel
  const { tone } = words.status(order)
  const { orderNumber } = order
  usePageTitle(t`${title}, order ${orderNumber}`)
  useDone(order)
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <Stack>
          {order.navLate && <LateNav date={order.navLate} />}
          <Card label={title}>
            <div className={styles.head}>
              <span className={classNames(styles.mark, styles[tone])}>
                <Icon name={marks[tone] ?? 'check'} strokeWidth={2.75} />
              </span>
              <div>
                <h1 tabIndex={-1}>{title}</h1>
                <p className={styles.lead}>{text}</p>
              </div>
            </div>
            <h2 className={styles.next}>{t`What happens next`}</h2>
            <Timeline items={words.steps(order, facts)} />
          </Card>
          {More && <More order={order} />}
          {cancel && !scopeOfVisit() && <CancelOrder order={order} cancel={cancel} />}
          <OtherOrders orders={others} />
          <RegisterOffer />
          <WrongNote orderNumber={orderNumber} />
        </Stack>
        <ReceiptCard order={order} words={words} />
      </div>
      <ActionBar>
        <NextButton words={words} />
      </ActionBar>
    </div>
  )
}

/** A page around that waits for this order is told that it is placed. */
function useDone({ family, orderNumber }: Order): void {
  const { done } = useHost()
  const outcome = family === 'registration' ? 'sip' : 'investment'
  const what = scopeOfVisit() === 'paymentFailedLink' ? 'payment' : outcome
  useEffect(() => done?.({ what, reference: orderNumber }), [done, what, orderNumber])
}

function WrongNote({ orderNumber }: { orderNumber: string }) {
  return (
    <Note icon="phone" title={t`Does something look wrong?`} compact>
      <Trans>
        Call <HelplineLink /> and tell us the order number <Verbatim>{orderNumber}</Verbatim>.
      </Trans>
    </Note>
  )
}

/** The other orders that the same code confirmed, each with its own receipt. */
function OtherOrders({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) return null
  return (
    <Card title={t`Confirmed together with this order`}>
      <ul>
        {orders.map(({ transactionId, orderNumber, scheme: { schemeName } }) => (
          <li key={transactionId}>
            <TextLink to={href(routes.investSuccess, { order: transactionId })}>
              <Trans>
                <Verbatim>{schemeName}</Verbatim>, order <Verbatim>{orderNumber}</Verbatim>
              </Trans>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** After quick invest: one offer to register, with what is known already filled in (S1.043, S1.044). */
function RegisterOffer() {
  const { registered } = useInvestor()
  if (scopeOfVisit() !== 'quickInvest' || registered) return null
  return (
    <Card title={t`See your investment any time`}>
      <p>{t`Register once. We have filled in your PAN, mobile and e-mail; you only choose a password.`}</p>
      <LinkButton to={href(routes.register)} variant="secondary" className={styles.register}>
        {t`Register`}
      </LinkButton>
    </Card>
  )
}

/** The receipt itself, to read, to keep and to send. */
function ReceiptCard({ order, words }: { order: Order; words: ReceiptWords }) {
  const { scheme } = order
  const { tone, text } = words.status(order)
  const sections = words.sections?.(order) ?? receiptSections(order)
  return (
    <Card title={t`Receipt`} action={<StatusPill tone={tone}>{textOf(text)}</StatusPill>}>
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
function NextButton({ words: { ofPlans = false } }: { words: Pick<ReceiptWords, 'ofPlans'> }) {
  const plans = useIsOffered(routes.systematicPlans) && ofPlans
  if (isLinkVisit()) return <p>{t`You are done. You can close this page.`}</p>
  if (scopeOfVisit())
    return (
      <LinkButton to={href(routes.exploreFunds)} fullWidth>
        {t`Explore more funds`}
      </LinkButton>
    )
  return (
    <LinkButton to={href(plans ? routes.systematicPlans : routes.dashboard)} fullWidth>
      {plans ? t`See my systematic plans` : t`Go to my portfolio`}
    </LinkButton>
  )
}
