import {
  api,
  Requested,
  both,
  Card,
  formatRupeesRounded,
  href,
  lazyPart,
  queryFor,
  routes,
  Timeline,
  useNavigate,
  useQuery,
  Verbatim,
} from '@portal/kernel'
import { t, Trans } from '@portal/kernel/words'
import type { Folio } from '@portal/contracts/folios/investor'
import { type LumpsumQuote, purchaseApi } from '@portal/contracts/orders/purchase'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { type RequestedQuote, CutOffNote, useNavTiming } from '../../shared/nav-timing'
import { useFolios } from '../../shared/lists'
import styles from '../../transaction/review.module.css'
import { FolioCard } from '../purchase/folio-card'
import { MicroNote, NavCard, PurchaseCard } from '../purchase/review-cards'
import { type OrderRequest, orderRequest } from '../purchase/order-request'
import { type PressWords, PurchaseReviewFrame, usePlacePurchase } from '../purchase/purchase-review-frame'
import { ReviewRefused } from '../purchase/confirm-card'
import { autoSwitchSteps } from './auto-switch-words'

const title = () => t`Check, then pay`

const MinimumDialog = lazyPart(() => import('../../transaction/minimum-dialog'), {
  get failure() {
    return t`The minimum did not load`
  },
})

/** The review of the lump sum that the draft describes. */
export default function LumpsumReview({ draft }: { draft: TransactionDraft }) {
  const order = orderRequest(draft)
  return order ? <OrderReview order={order} /> : null
}

function OrderReview({ order }: { order: OrderRequest }) {
  const { newFolio: _, ...requested } = order
  const quote = useQuery(queryFor(purchaseApi.quote, requested))
  const folios = useFolios()
  if (quote.error?.kind === 'refused')
    return (
      <ReviewRefused title={title()} refusal={quote.error}>
        <MinimumDialog {...order} />
      </ReviewRefused>
    )
  return (
    <Requested title={title()} failure={t`Your review did not load`} query={both(quote, folios)}>
      {([quoted, known]) => <Review order={order} quote={quoted} requested={quote} folios={known.folios} />}
    </Requested>
  )
}

interface ReviewProps {
  order: OrderRequest
  quote: LumpsumQuote
  requested: RequestedQuote<LumpsumQuote>
  folios: readonly Folio[]
}

/** What the order costs and gives, before the one-time code that places it. */
function Review({ order, quote, requested, folios }: ReviewProps) {
  const { dataUpdatedAt: quotedAt } = requested
  const navigate = useNavigate()
  const folio = folios.find(({ folioNo }) => folioNo === order.folioNo)
  const timing = useNavTiming(quote, quotedAt, () => void requested.refetch())
  const pay = (orderId: string) => void navigate(href(routes.investPayment, { order: orderId }))
  const confirmation = usePlacePurchase(
    {
      subject: {
        activityType: 'LUMPSUM',
        folioNo: order.folioNo,
        orders: [{ kind: 'LUMPSUM', ...order }],
      },
      call: (besides) => (code, options) =>
        api.call(callOf(order, folio), { ...order, ...code, ...besides }, options),
    },
    pay,
  )
  return (
    <PurchaseReviewFrame
      title={title()}
      figure={t`To pay`}
      bar={timing?.countdown ?? t`To pay`}
      amount={order.amount}
      pays
      schemePlanCode={order.schemePlanCode}
      note={timing && <CutOffNote timing={timing} />}
      confirmation={confirmation}
      notPlaced={t`Your order was not placed.`}
      words={words}
      goOn={pay}
      codeTitle={t`Confirm your order of ${{ sum: formatRupeesRounded(order.amount) }}`}
    >
      {quote.isMicro && <MicroNote />}
      <PurchaseCard quote={quote} />
      <AutoSwitchCard quote={quote} />
      {timing && <NavCard quote={quote} quotedAt={quotedAt} timing={timing} folioNo={order.folioNo} />}
      <FolioCard order={order} folio={folio} folios={folios} planMode={quote.scheme.planMode} />
    </PurchaseReviewFrame>
  )
}

const words = (placed: boolean): PressWords =>
  placed
    ? {
        button: t`Choose how to pay`,
        short: t`Pay`,
        after: t`You placed this order. You have not paid it yet.`,
      }
    : {
        button: t`Confirm and choose how to pay`,
        short: t`Confirm`,
        after: t`We send you a one-time code first. You pay after that.`,
      }

/** The call for a new folio, for a scheme that the folio holds, or for a first purchase (S7.059, S7.061, S7.068). */
function callOf({ folioNo, schemePlanCode }: OrderRequest, folio: Folio | undefined) {
  if (folioNo === null) return purchaseApi.instantLumpsum
  const isHeld = folio?.holdings.some((each) => each.schemePlanCode === schemePlanCode)
  return isHeld ? purchaseApi.initiate : purchaseApi.newLumpsum
}

/** Both legs of the switch that follows the purchase, with their dates. */
function AutoSwitchCard({ quote: { scheme, autoSwitch } }: { quote: LumpsumQuote }) {
  if (!autoSwitch) return null
  const into = autoSwitch.toScheme.schemeName
  const waitsIn = scheme.schemeName
  return (
    <Card title={t`Then into ${into}`}>
      <Timeline items={autoSwitchSteps(waitsIn, autoSwitch)} />
      <p className={styles.later}>
        <Trans>
          The code that you enter confirms the switch too. If the offer of <Verbatim>{into}</Verbatim> is
          called off, your money stays in <Verbatim>{waitsIn}</Verbatim>.
        </Trans>
      </p>
    </Card>
  )
}
