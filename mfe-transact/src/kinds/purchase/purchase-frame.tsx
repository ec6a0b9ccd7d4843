import {
  Button,
  errandOfVisit,
  href,
  message,
  queryFor,
  routes,
  useAtomValue,
  useHost,
  useNavigate,
  useQueryClient,
  useSetAtom,
} from '@portal/kernel'
import { bankApi } from '@portal/kernel/contracts/bank'
import { newAccountApi } from '@portal/kernel/contracts/new-account'
import type { NewFolio } from '@portal/kernel/contracts/new-folio'
import type { Scheme } from '@portal/kernel/contracts/product'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { useRef, type ReactNode } from 'react'
import { cartAt } from '../../cart/cart-places'
import { useCartChanges } from '../../cart/use-cart'
import { isLinkVisit } from '../../shared/link-visit'
import { accountNumber, errorAt, fieldOfRefusal } from '../../shared/refused-field'
import { draftAtom, endPurchaseAtom } from '../../transaction/draft'
import { FormFrame } from '../../transaction/form-frame'
import { purchaseSteps } from '../../transaction/steps'
import { useOnward } from '../../transaction/use-onward'
import { useEarlyPopup } from './early-popup'
import { cartTermsOf } from './order-request'
import { PlacedNote } from './placed-note'
import type { PurchaseValues } from './purchase-values'

type Client = ReturnType<typeof useQueryClient>

/** What is asked of the server before the review: whether it would take the order, and where its units go. */
export interface AskedOrder {
  newFolio: NewFolio | null
  quote: (client: Client) => Promise<unknown>
}

export interface PurchaseFrameProps<Values> {
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
  asked: (values: Values) => AskedOrder
  /** The summary beside the form, with its button. */
  summary: (action: ReactNode) => ReactNode
  /** Of the bar at the foot of a phone; in paise. */
  bar: { label: string; amount: number }
  children: (values: Values) => ReactNode
}

/** The first step of a purchase: the form of its kind, the summary beside it, and the way on to review or cart. */
export function PurchaseFrame<Values extends PurchaseValues>(props: PurchaseFrameProps<Values>) {
  const { title, scheme, least, pays, forCart = true, keep, asked, children, ...frame } = props
  const client = useQueryClient()
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
    return goOn(async () => (await askServer(client, asked(values))) ?? (await then()))
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
      {cartItemId ? 'Keep in the cart' : 'Add to cart'}
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
      refused={{ title: 'You cannot place this order yet.', refusal }}
      other={forCart && !errandOfVisit() ? cartButton : undefined}
      before={<PlacedNote />}
      dialogs={early.popup}
    >
      {children}
    </FormFrame>
  )
}

/** Back to the fund, or to all of them while none is chosen; a link's visit has only its errand. */
function backOf(scheme: Scheme | undefined) {
  if (isLinkVisit()) return undefined
  return scheme
    ? { to: href(routes.scheme, { scheme: scheme.schemePlanCode }), label: scheme.schemeDesc }
    : { to: href(routes.exploreFunds), label: 'Explore funds' }
}

/** Puts what the draft describes into the cart, or in the place of what it was there; the cart is next. */
function usePutIntoCart(): () => Promise<undefined> {
  const navigate = useNavigate()
  const host = useHost()
  const draft = useAtomValue(draftAtom)
  const endPurchase = useSetAtom(endPurchaseAtom)
  const { add, change } = useCartChanges()
  return async () => {
    const [first, ...more] = cartTermsOf(draft) ?? []
    if (!first) return
    const { cartItemId: itemId } = draft
    let { items } = await (itemId
      ? change.mutateAsync({ itemId, investDetails: first })
      : add.mutateAsync(first))
    for (const each of more) ({ items } = await add.mutateAsync(each))
    endPurchase()
    host.toast({ type: 'success', message: itemId ? 'We changed your cart.' : 'It is in your cart.' })
    const at = itemId ? items.findIndex((item) => item.itemId === itemId) + 1 : items.length
    void navigate(href(cartAt(Math.max(1, at))))
  }
}

/**
 * What is said of a new account that is not known to be the investor's: whose it is comes before a one-time code is
 * spent on it, and where its bank has another name the part of the folio takes a cheque (S8.029).
 * @throws ApiError when no branch has the IFSC of a new account, or the server would not take the order
 */
async function askServer(client: Client, { newFolio, quote }: AskedOrder): Promise<object | undefined> {
  const account = newFolio && 'bank' in newFolio && 'ifscCode' in newFolio.bank ? newFolio.bank : undefined
  if (account) {
    const { ifscCode } = account
    await client.fetchQuery({ ...queryFor(bankApi.ifsc, { ifscCode }), staleTime: Infinity })
  }
  await quote(client)
  if (!account) return undefined
  const { cheque } = await client.fetchQuery({
    ...queryFor(newAccountApi.checkAccount, { account }),
    // A person may have seen the cheque meanwhile.
    staleTime: 0,
  })
  if (cheque === 'notNeeded') return undefined
  return errorAt(accountNumber, message(cheque === 'wanted' ? 'nameMatchFailed' : 'chequeInReview'))
}
