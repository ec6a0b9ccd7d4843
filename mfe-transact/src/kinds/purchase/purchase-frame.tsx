import {
  Button,
  scopeOfVisit,
  fetchCode,
  href,
  maskFolio,
  routes,
  useAtomValue,
  useFigures,
  useHost,
  useInvestor,
  useNavigate,
  useQueryClient,
  useSetAtom,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Figures } from '@portal/contracts/support/figures'
import type { NewFolio } from '@portal/contracts/folio-opening/new-folio'
import type { Scheme } from '@portal/contracts/schemes/product'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { type ReactNode, useRef } from 'react'
import { cartAt } from '../../cart/cart-places'
import { useEarlyPopup } from './early-popup'
import { cartTermsOf } from './order-request'
import { PlacedNote } from './placed-note'
import type { PurchaseValues } from './purchase-values'
import { errorAt, fieldOfRefusal } from './refused-fields'
import { SchemeHead } from '../../shared/scheme-head'
import { isLinkVisit } from '../../shared/visit'
import { draftAtom } from '../../transaction/draft'
import { FormFrame, useOnward } from '../../transaction/form-frame'
import { endPurchaseAtom } from '../../transaction/kept-draft'
import { OrderCard } from '../../transaction/order-card'
import { purchaseSteps } from '../../transaction/steps'
import styles from '../../transaction/order-card.module.css'

type Client = ReturnType<typeof useQueryClient>

/** What is asked of the server before the review: whether it would take the order, and where its units go. */
interface RequestedOrder {
  newFolio: NewFolio | null
  quote: (client: Client) => Promise<unknown>
}

interface PurchaseFrameProps<Values> {
  title: string
  scheme: Scheme | undefined
  /** Whether anything is paid today. */
  pays: boolean
  /** In paise, the smallest amount that the scheme takes here. */
  least?: number | undefined
  /** Whether the cart can hold it. */
  forCart?: boolean
  initial: () => Values
  validate: (values: Values) => object
  /** The draft with what the fields hold. */
  keep: (draft: TransactionDraft, values: Values) => TransactionDraft
  keptWith: unknown
  requested: (values: Values) => RequestedOrder
  /** The summary beside the form, with its button. */
  summary: (action: ReactNode) => ReactNode
  /** Of the bar at the foot of a phone; in paise. */
  bar: { label: string; amount: number }
  children: (values: Values) => ReactNode
}

/** The first step of a purchase: the form of its kind, the summary beside it, and the way on to review or cart. */
export function PurchaseFrame<Values extends PurchaseValues>(props: PurchaseFrameProps<Values>) {
  const { title, scheme, least, pays, forCart = true, keep, requested, children, ...frame } = props
  const client = useQueryClient()
  const figures = useFigures()
  const navigate = useNavigate()
  const setDraft = useSetAtom(draftAtom)
  const { cartItemId } = useAtomValue(draftAtom)
  const putIntoCart = usePutIntoCart()
  const toCart = useRef(false)
  const early = useEarlyPopup<Values>({ scheme, least })
  const { busy, refusal, goOn } = useOnward(({ code, message: text }) => {
    const field = fieldOfRefusal(code)
    return field && errorAt(field, text)
  })
  const onSubmit = (values: Values) => {
    const then = toCart.current ? putIntoCart : () => void navigate(href(routes.investReview))
    return goOn(async () => (await askServer(client, requested(values), figures)) ?? (await then()))
  }
  const cartButton = (form: string) => (
    <Button
      type="submit"
      variant="secondary"
      fullWidth
      form={form}
      busy={busy}
      onClick={() => (toCart.current = true)}
    >
      {cartItemId ? t`Keep in the cart` : t`Add to cart`}
    </Button>
  )
  return (
    <FormFrame<Values>
      {...frame}
      title={title}
      back={backOf(scheme)}
      steps={purchaseSteps('first', pays)}
      keep={(values) => setDraft((last) => keep(last, values))}
      onReview={() => (toCart.current = false)}
      onSubmit={onSubmit}
      onFailed={early.onFailed}
      busy={busy}
      refused={{ title: t`You cannot place this order yet.`, refusal }}
      other={forCart && !scopeOfVisit() ? cartButton : undefined}
      before={<PlacedNote />}
      dialogs={early.popup}
    >
      {children}
    </FormFrame>
  )
}

/** Back to the fund, or to all of them while none is chosen; a link's visit has only its session scope. */
function backOf(scheme: Scheme | undefined) {
  if (isLinkVisit()) return undefined
  return scheme
    ? { to: href(routes.scheme, { scheme: scheme.schemePlanCode }), label: scheme.schemeDesc }
    : { to: href(routes.exploreFunds), label: t`Explore funds` }
}

/** Puts what the draft describes into the cart, or in the place of what it was there; the cart is next. */
function usePutIntoCart(): () => Promise<undefined> {
  const navigate = useNavigate()
  const host = useHost()
  const { pan } = useInvestor()
  const draft = useAtomValue(draftAtom)
  const endPurchase = useSetAtom(endPurchaseAtom)
  return async () => {
    const terms = cartTermsOf(draft)
    if (!terms) return
    const { cartItemId: itemId } = draft
    const { putIntoCart } = await fetchCode(
      () => import(/* webpackChunkName: "purchase-sent" */ '../../cart/put-into-cart'),
    )
    const place = await putIntoCart(pan, terms, itemId)
    endPurchase()
    host.toast({ type: 'success', message: itemId ? t`We changed your cart.` : t`It is in your cart.` })
    void navigate(href(cartAt(place)))
  }
}

/**
 * What is said of a new account that is not known to be the investor's.
 * @throws ApiError when no branch has the IFSC of a new account, or the server would not take the order
 */
async function askServer(
  client: Client,
  { newFolio, quote }: RequestedOrder,
  figures: Figures | undefined,
): Promise<object | undefined> {
  const account = newFolio && 'bank' in newFolio && 'ifscCode' in newFolio.bank ? newFolio.bank : undefined
  const check =
    account && (await fetchCode(() => import(/* webpackChunkName: "purchase-sent" */ './check-account')))
  if (account) await check?.branchOf(client, account)
  await quote(client)
  return account && check?.faultsOf(client, account, figures)
}

export const folioText = (folioNo: string | null): string =>
  folioNo === 'new' ? t`New folio` : folioNo ? maskFolio(folioNo) : t`Not chosen yet`

interface OrderSummaryProps {
  scheme: Scheme | undefined
  /** What it comes to so far. */
  children: ReactNode
  /** Until when it counts as of today. */
  note: ReactNode
  action: ReactNode
}

/** The purchase so far, beside its form. */
export function OrderSummary({ scheme, children, note, action }: OrderSummaryProps) {
  return (
    <OrderCard
      label={t`Your order so far`}
      notes={note}
      action={action}
      after={t`You can change this until you confirm.`}
    >
      {scheme ? (
        <SchemeHead
          scheme={{ ...scheme, schemeName: scheme.schemeDesc }}
          nav={scheme.nav}
          isOffer={scheme.nfoscheme}
        />
      ) : (
        <p className={styles.none}>{t`Choose a scheme to begin.`}</p>
      )}
      {children}
    </OrderCard>
  )
}
