import {
  api,
  Requested,
  Card,
  DetailList,
  formatLongDate,
  formatRupeesRounded,
  formatUnits,
  href,
  Money,
  newIdempotencyKey,
  textOf,
  TextLink,
  useNavigate,
  useQueryClient,
  VisuallyHidden,
  WaitingPage,
} from '@portal/kernel'
import { msg, t, Trans } from '@portal/kernel/words'
import { type Cart, cartApi, type CartItem } from '@portal/contracts/cart/cart'
import type { Order } from '@portal/contracts/orders/order'
import { useEffect, useState } from 'react'
import { cartAt, cartPlaces, cartSteps } from '../cart/cart-places'
import { countedIn, nameOf, ordersText, tagOf } from '../cart/cart-words'
import { useCart } from '../cart/use-cart'
import { useCartTiming } from '../cart/use-cart-timing'
import { ConfirmCard } from '../kinds/purchase/confirm-card'
import { CutOffNote } from '../shared/nav-timing'
import { dayName } from '../shared/days'
import { SchemeHead } from '../shared/scheme-head'
import { stampDutyRow } from '../shared/stamp-duty-row'
import { campaign } from '../shared/visit'
import { ReviewFrame } from '../transaction/review-frame'
import { useConfirm, type Confirmation } from '../transaction/confirm'
import { useConsent } from '../transaction/consent'

const title = msg`Check, then pay`

/** What the orders of the cart cost and give, before the one code that places them all (S2.042). */
export default function MultiReviewPage() {
  const requested = useCart()
  const { data: cart, isFetching, refetch, dataUpdatedAt } = requested
  const navigate = useNavigate()
  // What was ordered has left the cart, and the payment is on its way.
  const [placed, setPlaced] = useState(false)
  const isEmpty = cart && !placed && !isFetching && (cart.refusal !== null || countedIn(cart).length === 0)
  useEffect(() => {
    if (isEmpty) void navigate(href(cartAt(1)), { replace: true })
  }, [isEmpty, navigate])
  if (isEmpty || placed) return <WaitingPage title={textOf(title)} />
  return (
    <Requested title={textOf(title)} what={t`Your cart`} query={requested}>
      {(known) => (
        <Review
          cart={known}
          pricedAt={dataUpdatedAt}
          onCutOff={() => void refetch()}
          onPlaced={() => setPlaced(true)}
        />
      )}
    </Requested>
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
  const items = countedIn(cart)
  const { toPay } = cart
  const timing = useCartTiming(cart, pricedAt, onCutOff)
  const goOn = useGoOn()
  const confirmation = usePlaceCart(items, (orders) => {
    onPlaced()
    goOn(orders)
  })
  const { consent, ifAgreed } = useConsent()
  const count = ordersText(items.length)
  const sum = formatRupeesRounded(toPay)
  return (
    <ReviewFrame
      title={textOf(title)}
      back={{ to: href(cartAt(1)), label: t`Your cart` }}
      steps={cartSteps('review', toPay > 0)}
      confirmation={confirmation}
      button={{
        label: toPay > 0 ? t`Confirm and choose how to pay` : t`Confirm the orders`,
        short: t`Confirm`,
        onPress: () => ifAgreed(confirmation.confirm),
      }}
      aside={(button) => (
        <ConfirmCard
          title={t`To pay today, for ${count}`}
          amount={toPay}
          schemePlanCode={items[0]?.investDetails.schemePlanCode ?? ''}
          note={timing && <CutOffNote timing={timing} />}
          failure={confirmation.failure}
          notPlaced={t`Your orders were not placed.`}
          consent={consent}
          action={button}
          after={t`We send you one code for all orders. You pay after that.`}
        />
      )}
      bar={{ label: timing?.countdown ?? t`To pay today`, amount: toPay }}
      codeTitle={t`Confirm ${count} of ${sum}`}
    >
      {items.map((item) => (
        <ItemCard key={item.itemId} item={item} place={cart.items.indexOf(item) + 1} />
      ))}
    </ReviewFrame>
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

/** Confirms the orders of the cart that count by one code and places them; `done` gets what was placed. */
function usePlaceCart(items: readonly CartItem[], done: (orders: readonly Order[]) => void): Confirmation {
  const client = useQueryClient()
  // One for one visit of the review: a second press and a retry make one checkout.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const orders = items.map(({ investDetails }) => investDetails)
  const [first] = orders
  const intoNewFolio = orders.every(({ folioNo }) => folioNo === null)
  const endpoint = intoNewFolio ? cartApi.multiCart : cartApi.multiScheme
  return useConfirm({
    subject: {
      activityType: first?.kind ?? 'LUMPSUM',
      folioNo: first?.folioNo ?? null,
      orders,
    },
    idempotencyKey,
    call: (code, options) =>
      api.call(
        endpoint,
        {
          orders,
          itemIds: items.map(({ itemId }) => itemId),
          ...campaign(),
          ...code,
          quickInvest: false,
        },
        options,
      ),
    done: (answer) => {
      done(answer.orders)
      void client.invalidateQueries()
    },
  })
}

function ItemCard({ item, place }: { item: CartItem; place: number }) {
  const { scheme, investDetails, lumpsum, sip } = item
  const price = lumpsum ?? sip
  if (!scheme || !price) return null
  const navDate = (lumpsum ?? sip?.firstNow)?.navDateIfPaidNow
  const name = nameOf(item)
  const units = formatUnits(price.estimatedUnits)
  return (
    <Card
      title={`${place}. ${tagOf(investDetails)}`}
      action={
        <TextLink to={href(cartAt(place))} look="strong" icon="pencil">
          <Trans>
            Change<VisuallyHidden> {name}</VisuallyHidden>
          </Trans>
        </TextLink>
      }
    >
      <SchemeHead scheme={scheme} nav={price.lastNav} {...(lumpsum && { isOffer: lumpsum.isOffer })} />
      <DetailList
        rows={[
          { label: sip ? t`Each instalment` : t`Amount`, value: <Money paise={price.amount} /> },
          stampDutyRow(price),
          { label: t`You get about`, value: t`${units} units` },
          ...(navDate && !lumpsum?.isOffer ? [{ label: t`NAV of`, value: dayName(navDate) }] : []),
          ...(sip ? sipRows(sip) : []),
          { label: t`To pay today`, value: <Money paise={item.toPay} />, total: true },
        ]}
      />
    </Card>
  )
}

function sipRows({ dues, endDate, mandate }: NonNullable<CartItem['sip']>) {
  return [
    ...(dues[0] ? [{ label: t`First debit`, value: formatLongDate(dues[0].debitOn) }] : []),
    { label: t`Ends`, value: endDate ? formatLongDate(endDate) : t`When you cancel it` },
    { label: t`Debited from`, value: `${mandate.bankName} ••${mandate.accountLast4}` },
  ]
}
