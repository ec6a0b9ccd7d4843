import {
  ActionBar,
  ApiError,
  Requested,
  Card,
  EmptyPage,
  fetchCode,
  formatRupeesRounded,
  href,
  limits,
  LinkButton,
  Page,
  readStored,
  removeStored,
  routes,
  SideLayout,
  Stepper,
  textOf,
  TextLink,
  useHost,
  useLocation,
  useNavigate,
  WaitingPage,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Cart, CartItem } from '@portal/contracts/cart/cart'
import { SchemePlanCode } from '@portal/contracts/wire/common'
import { type MouseEvent, useEffect, useState } from 'react'
import { editInvestment } from '../transaction/steps'
import { CutOffNote } from '../shared/nav-timing'
import { useFolios, useSchemes } from '../shared/lists'
import { cartPlaces, cartSteps, placeIn } from '../cart/cart-places'
import { CartRow, CartSummary } from '../cart/cart-cards'
import { countedIn, ordersText } from '../cart/cart-words'
import styles from '../cart/cart.module.css'
import { useCart, useCartChanges } from '../cart/use-cart'
import { type TypedAmounts, useTypedAmounts } from '../cart/use-typed-amounts'
import { useCartTiming } from '../cart/use-cart-timing'

const title = msg`Your cart`

/**
 * The cart. Where a notification or a new fund offer leads here with a scheme in mind, it goes on to the purchase of
 * that scheme, from which it can be put into the cart (S2.168, S4.079). The default schemes of a log-in stay those of
 * the fund list.
 */
export default function MultiInvestmentPage() {
  const navigate = useNavigate()
  const [scheme] = useState(() => readStored('linkedScheme', SchemePlanCode))
  useEffect(() => {
    if (!scheme) return
    removeStored('linkedScheme')
    removeStored('defaultSchemes')
    void navigate(href(routes.invest, { scheme }), { replace: true })
  }, [navigate, scheme])
  return scheme ? <WaitingPage title={t`Invest`} /> : <CartPage />
}

/** Up to ten orders, for one code and one payment (S2.042). */
function CartPage() {
  const requested = useCart()
  return (
    <Requested title={textOf(title)} failure={t`Your cart did not load`} query={requested}>
      {(cart) =>
        cart.items.length ? (
          <Filled cart={cart} pricedAt={requested.dataUpdatedAt} onCutOff={() => void requested.refetch()} />
        ) : (
          <EmptyCart />
        )
      }
    </Requested>
  )
}

function EmptyCart() {
  return (
    <EmptyPage
      title={textOf(title)}
      says={t`Your cart is empty`}
      nextLink={{ to: href(routes.exploreFunds), label: t`Explore funds` }}
    >
      {t`Add up to ${{ most: limits.entries.cartSchemes }} funds, then pay for all of them at once.`}
    </EmptyPage>
  )
}

function Filled({ cart, pricedAt, onCutOff }: { cart: Cart; pricedAt: number; onCutOff: () => void }) {
  const counted = countedIn(cart)
  const timing = useCartTiming(cart, pricedAt, onCutOff)
  const { toPay } = cart
  const all = ordersText(cart.items.length)
  const ready = counted.length > 0 && !cart.refusal
  const amounts = useTypedAmounts(cart.items)
  const toReview = useReviewStart(amounts)
  const orders = ordersText(counted.length)
  const review = ready && (
    <LinkButton to={href(cartPlaces.review)} fullWidth onClick={toReview}>
      {t`Review ${orders}`}
    </LinkButton>
  )
  return (
    <Page
      title={textOf(title)}
      context={t`${all}, one payment, one code.`}
      back={{ to: href(routes.exploreFunds), label: t`Explore funds` }}
    >
      <Stepper {...cartSteps('first', toPay > 0)} />
      <SideLayout
        aside={<CartSummary cart={cart} note={timing && <CutOffNote timing={timing} />} action={review} />}
      >
        <Rows cart={cart} amounts={amounts} />
      </SideLayout>
      <ActionBar label={t`To pay today`} amount={formatRupeesRounded(toPay)}>
        {review}
      </ActionBar>
    </Page>
  )
}

/** On the way to the review, what is typed is kept first; an empty field is led to instead. */
function useReviewStart({ isIncomplete, isSaved, save }: TypedAmounts) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (isSaved && !isIncomplete) return
    event.preventDefault()
    if (isIncomplete) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // Why an amount was not kept stands in a toast; the cart stays.
    else
      void save().then(
        () => navigate(href(cartPlaces.review)),
        () => undefined,
      )
  }
}

function Rows({ cart, amounts }: { cart: Cart; amounts: TypedAmounts }) {
  const { pathname } = useLocation()
  const { remove } = useCartChanges()
  const edit = useEdit()
  const aim = placeIn(pathname)
  return (
    <Card
      title={t`Your orders`}
      action={
        <TextLink to={href(routes.invest, { scheme: 'none' })} look="strong" icon="plus">
          {t`Add a scheme`}
        </TextLink>
      }
    >
      <ul className={styles.rows}>
        {cart.items.map((item, index) => (
          <CartRow
            key={item.itemId}
            item={item}
            isAimedAt={aim > 1 && index === aim - 1}
            amount={amounts.amountOf(item)}
            onAmount={(amount) => amounts.type(item.itemId, amount)}
            onEdit={() => void edit(item)}
            onRemove={() => remove.mutate(item.itemId)}
          />
        ))}
      </ul>
    </Card>
  )
}

/** Opens the form of an order with all that it says. */
function useEdit() {
  const navigate = useNavigate()
  const host = useHost()
  const { data: schemes = [] } = useSchemes()
  const folios = useFolios()
  return async ({ itemId, investDetails }: CartItem) => {
    try {
      const { openItem } = await fetchCode(() => import('../kinds/purchase/open-item'))
      openItem(itemId, investDetails, { schemes, folios: folios.data?.folios ?? [] })
      void navigate(href(editInvestment))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      host.toast({ type: 'danger', message: error.message })
    }
  }
}
