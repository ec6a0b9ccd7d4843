import {
  api,
  Requested,
  Card,
  DetailList,
  formatDate,
  formatRupeesRounded,
  href,
  LinkButton,
  maskFolio,
  queryFor,
  routes,
  textOf,
  useAtom,
  useNavigate,
  useQuery,
  useQueryClient,
  WaitingPage,
  wordOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { SipTopUpOnceTerms } from '@portal/contracts/orders/order-terms'
import { sipTopUpOnceApi, type SipTopUpOnceQuote } from '@portal/contracts/orders/sip-top-up-once'
import { type RequestedQuote, CutOffNote, useNavTiming } from '../../shared/nav-timing'
import { type Confirmation, useConfirm } from '../../transaction/confirm'
import { useConsent } from '../../transaction/consent'
import { NotPlaced, RefusedReview } from '../../transaction/refusal'
import { ReviewFrame } from '../../transaction/review-frame'
import { paidSteps } from '../../transaction/steps'
import { useReviewDraft } from '../../transaction/use-review-draft'
import { MicroNote, NavCard, PurchaseCard } from '../purchase/review-cards'
import { ConfirmCard } from '../purchase/confirm-card'
import { termsOf, topUpDraftAtom } from './top-up-draft'

const title = msg`Check, then pay`

/** The top-up of the draft before its one-time code; without one there is nothing to review, and the plans are next. */
export default function TopUpReview() {
  const [draft, setDraft] = useAtom(topUpDraftAtom)
  const terms = termsOf(draft)
  useReviewDraft(draft, setDraft, { missing: !terms, begins: href(routes.systematicPlans) })
  return terms ? <Quoted terms={terms} /> : <WaitingPage title={textOf(title)} />
}

const formOf = ({ planId }: SipTopUpOnceTerms) => ({
  to: href(routes.topUpSip, { plan: planId }),
  label: t`Amount`,
})

function Quoted({ terms }: { terms: SipTopUpOnceTerms }) {
  const { kind: _, ...requested } = terms
  const quote = useQuery(queryFor(sipTopUpOnceApi.validate, requested))
  if (quote.error?.kind === 'refused')
    return (
      <RefusedReview
        title={textOf(title)}
        back={formOf(terms)}
        refusal={quote.error}
        change={
          <LinkButton to={formOf(terms).to} variant="secondary" size="sm">
            {t`Change the order`}
          </LinkButton>
        }
      />
    )
  return (
    <Requested title={textOf(title)} failure={t`Your review did not load`} query={quote}>
      {(data) => <Review terms={terms} quote={data} requested={quote} />}
    </Requested>
  )
}

interface ReviewProps {
  terms: SipTopUpOnceTerms
  quote: SipTopUpOnceQuote
  requested: RequestedQuote<SipTopUpOnceQuote>
}

/** What the top-up costs and gives, and that the SIP stays as it is; then the one-time code. */
function Review({ terms, quote, requested }: ReviewProps) {
  const { dataUpdatedAt: quotedAt } = requested
  const navigate = useNavigate()
  const [{ orderId }] = useAtom(topUpDraftAtom)
  const timing = useNavTiming(quote, quotedAt, () => void requested.refetch())
  const pay = (order: string) => void navigate(href(routes.investPayment, { order }))
  const confirmation = usePlaceTopUp(terms, pay)
  const { failure } = confirmation
  const { consent, ifAgreed } = useConsent()
  const { amount, folioNo } = terms
  return (
    <ReviewFrame
      title={textOf(title)}
      back={formOf(terms)}
      steps={paidSteps(t`Amount`, 'review', true, formOf(terms).to)}
      confirmation={confirmation}
      button={{
        label: orderId ? t`Choose how to pay` : t`Confirm and choose how to pay`,
        short: orderId ? t`Pay` : t`Confirm`,
        onPress: () => (orderId ? pay(orderId) : ifAgreed(confirmation.confirm)),
      }}
      aside={(action) => (
        <ConfirmCard
          title={t`To pay`}
          amount={amount}
          schemePlanCode={terms.schemePlanCode}
          note={
            <>
              {timing && <CutOffNote timing={timing} />}
              {failure && <NotPlaced title={t`Your order was not placed.`} refusal={failure} />}
            </>
          }
          failure={undefined}
          notPlaced=""
          consent={orderId ? undefined : consent}
          action={action}
          after={
            orderId
              ? t`You placed this order. You have not paid it yet.`
              : t`We send you a one-time code first. You pay after that.`
          }
        />
      )}
      bar={{ label: timing?.countdown ?? t`To pay`, amount }}
      codeTitle={t`Confirm your top-up of ${{ sum: formatRupeesRounded(amount) }}`}
    >
      {quote.isMicro && <MicroNote />}
      <PurchaseCard quote={quote} changeAt={formOf(terms).to} />
      {timing && <NavCard quote={quote} quotedAt={quotedAt} timing={timing} folioNo={folioNo} />}
      <SipCard quote={quote} />
    </ReviewFrame>
  )
}

/** The SIP that it is for, which goes on as it is. */
function SipCard({ quote: { plan } }: { quote: SipTopUpOnceQuote }) {
  const { planId, folioNo, amount, frequency, nextDue } = plan
  return (
    <Card title={t`Your SIP goes on as it is`}>
      <DetailList
        rows={[
          { label: t`SIP`, value: planId },
          { label: t`Folio`, value: maskFolio(folioNo) },
          {
            label: t`Each instalment`,
            value: `${formatRupeesRounded(amount)}, ${wordOf(frequency).toLowerCase()}`,
          },
          ...(nextDue ? [{ label: t`Next due date`, value: formatDate(nextDue) }] : []),
        ]}
      />
    </Card>
  )
}

/** Confirms the top-up by a one-time code and places it. */
function usePlaceTopUp(terms: SipTopUpOnceTerms, done: (orderId: string) => void): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey }, setDraft] = useAtom(topUpDraftAtom)
  const { kind: _, ...requested } = terms
  return useConfirm({
    subject: { activityType: 'LUMPSUM', folioNo: terms.folioNo, orders: [terms] },
    idempotencyKey,
    call: (code, options) =>
      api.call(sipTopUpOnceApi.sipTopUpOnce, { ...requested, ...code, quickInvest: false }, options),
    done: ({ transactionId }) => {
      setDraft((last) => ({ ...last, orderId: transactionId }))
      void client.invalidateQueries({ refetchType: 'none' })
      done(transactionId)
    },
  })
}
