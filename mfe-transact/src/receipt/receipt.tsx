import { ActionBar, Card, Icon, Note, Stack, Timeline, usePageTitle } from '@portal/kernel'
import type { PurchaseOrder } from '@portal/kernel/contracts/order'
import { useHelpline } from '../shared/use-conf'
import { PortfolioButton, ReceiptCard } from './receipt-card'
import { headline, receiptSteps } from './receipt-view'
import styles from './receipt.module.css'

/** What became of the money, what comes next, and the receipt beside it. */
export function Receipt({ order }: { order: PurchaseOrder }) {
  const { title, text } = headline(order)
  usePageTitle(`${title}, order ${order.orderNumber}`)
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <Stack>
          <Card label="Your payment">
            <div className={styles.head}>
              <span className={styles.mark}>
                <Icon name="check" strokeWidth={2.75} />
              </span>
              <div>
                <h1 tabIndex={-1}>{title}</h1>
                <p className={styles.lead}>{text}</p>
              </div>
            </div>
            <h2 className={styles.next}>What happens next</h2>
            <Timeline items={receiptSteps(order)} />
          </Card>
          <WrongNote orderNumber={order.orderNumber} />
        </Stack>
        <ReceiptCard order={order} />
      </div>
      <ActionBar>
        <PortfolioButton />
      </ActionBar>
    </div>
  )
}

function WrongNote({ orderNumber }: { orderNumber: string }) {
  const helpline = useHelpline()
  if (!helpline) return null
  return (
    <Note icon="phone" title="Does something look wrong?" compact>
      Call <a href={`tel:${helpline.replace(/\D/g, '')}`}>{helpline}</a> and tell us the order number{' '}
      {orderNumber}.
    </Note>
  )
}
