import {
  ActionBar,
  Button,
  Card,
  DetailList,
  formatLongDate,
  formatRupeesRounded,
  formatUnits,
  href,
  Money,
  OtpDialog,
  Page,
  SideLayout,
  Stack,
  Stepper,
  TextLink,
  useNavigate,
  VisuallyHidden,
} from '@portal/kernel'
import type { Cart, CartItem } from '@portal/kernel/contracts/cart'
import type { Order } from '@portal/kernel/contracts/order'
import { useEffect, useState } from 'react'
import { ConfirmCard } from '../kinds/purchase/confirm-card'
import { useConsent } from '../transaction/use-consent'
import { CutOffNote } from '../shared/cut-off-note'
import { dayName } from '../shared/nav-timing'
import { PageFailed } from '../shared/page-failed'
import { SchemeHead } from '../shared/scheme-head'
import { useConf } from '../shared/use-conf'
import { WaitingPage } from '../shared/waiting-page'
import { cartAt, cartPlaces, cartSteps } from '../cart/cart-places'
import { countedIn, nameOf, ordersText, tagOf } from '../cart/cart-words'
import { useCart } from '../cart/use-cart'
import { useCartTiming } from '../cart/use-cart-timing'
import { usePlaceCart } from '../cart/use-place-cart'

const title = 'Check, then pay'

/** What the orders of the cart cost and give, before the one code that places them all (S2.042). */
export default function MultiReviewPage() {
  const { data: cart, isError, isFetching, refetch, dataUpdatedAt } = useCart()
  const navigate = useNavigate()
  // What was ordered has left the cart, and the payment is on its way.
  const [placed, setPlaced] = useState(false)
  const isEmpty = cart && !placed && !isFetching && (cart.refusal !== null || countedIn(cart).length === 0)
  useEffect(() => {
    if (isEmpty) void navigate(href(cartAt(1)), { replace: true })
  }, [isEmpty, navigate])
  if (isError && !cart)
    return <PageFailed title={title} what="Your cart" retrying={isFetching} onRetry={() => void refetch()} />
  if (!cart || isEmpty || placed) return <WaitingPage title={title} />
  return (
    <Review
      cart={cart}
      pricedAt={dataUpdatedAt}
      onCutOff={() => void refetch()}
      onPlaced={() => setPlaced(true)}
    />
  )
}

interface ReviewProps {
  cart: Cart
  /** When it arrived, by this browser's clock. */
  pricedAt: number
  onCutOff: () => void
  onPlaced: () => void
}

function Review({ cart, pricedAt, onCutOff, onPlaced }: ReviewProps) {
  const conf = useConf()
  const items = countedIn(cart)
  const { toPay } = cart
  const timing = useCartTiming(cart, pricedAt, onCutOff)
  const goOn = useGoOn()
  const { confirm, busy, failure, otp } = usePlaceCart(items, (orders) => {
    onPlaced()
    goOn(orders)
  })
  const { consent, ifAgreed } = useConsent()
  const button = (label: string) => (
    <Button fullWidth busy={busy} onClick={() => ifAgreed(confirm)}>
      {label}
    </Button>
  )
  const what = `${ordersText(items.length)} of ${formatRupeesRounded(toPay)}`
  return (
    <Page title={title} back={{ to: href(cartAt(1)), label: 'Your cart' }}>
      <Stepper {...cartSteps('review', toPay > 0)} />
      <SideLayout
        aside={
          <ConfirmCard
            title={`To pay today, for ${ordersText(items.length)}`}
            amount={toPay}
            schemePlanCode={items[0]?.investDetails.schemePlanCode ?? ''}
            note={timing && <CutOffNote timing={timing} />}
            failure={failure}
            notPlaced="Your orders were not placed."
            consent={consent}
            action={button(toPay > 0 ? 'Confirm and choose how to pay' : 'Confirm the orders')}
            after="We send you one code for all orders. You pay after that."
          />
        }
      >
        <Stack>
          {items.map((item) => (
            <ItemCard key={item.itemId} item={item} place={cart.items.indexOf(item) + 1} />
          ))}
        </Stack>
      </SideLayout>
      <ActionBar label={timing?.countdown ?? 'To pay today'} amount={formatRupeesRounded(toPay)}>
        {button('Confirm')}
      </ActionBar>
      <OtpDialog {...otp} title={`Confirm ${what}`} length={conf?.otp.digits} voice={conf?.otp.voiceText} />
    </Page>
  )
}

/** On to the payment of what is to be paid, else to the receipt. */
function useGoOn(): (orders: readonly Order[]) => void {
  const navigate = useNavigate()
  return (orders) => {
    const purchase = orders.find(({ family }) => family === 'purchase')
    const order = (purchase ?? orders[0])?.transactionId
    void navigate(href(purchase ? cartPlaces.payment : cartPlaces.success, { order }), { replace: true })
  }
}

function ItemCard({ item, place }: { item: CartItem; place: number }) {
  const { scheme, investDetails, lumpsum, sip } = item
  const price = lumpsum ?? sip
  if (!scheme || !price) return null
  const navDate = (lumpsum ?? sip?.firstNow)?.navDateIfPaidNow
  return (
    <Card
      title={`${place}. ${tagOf(investDetails)}`}
      action={
        <TextLink to={href(cartAt(place))} look="strong" icon="pencil">
          Change<VisuallyHidden> {nameOf(item)}</VisuallyHidden>
        </TextLink>
      }
    >
      <SchemeHead
        category={scheme.fundType}
        name={scheme.schemeName}
        planMode={scheme.planMode}
        optDesc={scheme.optDesc}
        nav={price.lastNav}
        {...(lumpsum && { isOffer: lumpsum.isOffer })}
      />
      <DetailList
        rows={[
          { label: sip ? 'Each instalment' : 'Amount', value: <Money paise={price.amount} /> },
          { label: 'Stamp duty (0.005%)', value: <Money paise={price.stampDuty} as="cost" /> },
          { label: 'You get about', value: `${formatUnits(price.estimatedUnits)} units` },
          ...(navDate && !lumpsum?.isOffer ? [{ label: 'NAV of', value: dayName(navDate) }] : []),
          ...(sip ? sipRows(sip) : []),
          { label: 'To pay today', value: <Money paise={item.toPay} />, total: true },
        ]}
      />
    </Card>
  )
}

function sipRows({ dues, endDate, mandate }: NonNullable<CartItem['sip']>) {
  return [
    ...(dues[0] ? [{ label: 'First debit', value: formatLongDate(dues[0].debitOn) }] : []),
    { label: 'Ends', value: endDate ? formatLongDate(endDate) : 'When you cancel it' },
    { label: 'Debited from', value: `${mandate.bankName} ••${mandate.accountLast4}` },
  ]
}
