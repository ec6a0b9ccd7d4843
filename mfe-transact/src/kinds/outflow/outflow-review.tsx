import {
  Requested,
  Card,
  formatDate,
  formatNav,
  href,
  maskFolio,
  planLabel,
  routes,
  SchemeLine,
  useAtom,
  useQueryClient,
  WaitingPage,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { type ReactNode, useEffect } from 'react'
import { OrderCard } from '../../transaction/order-card'
import { ReviewFrame } from '../../transaction/review-frame'
import { orderSteps } from '../../transaction/steps'
import { useConfirm } from '../../transaction/confirm'
import { useReviewDraft } from '../../transaction/use-review-draft'
import { outflowDraftAtom } from './outflow-draft'
import type { DraftTerms, OutflowKind, OutflowQuote, OutflowTerms } from './outflow-kind'
import { FailureNote, ReviewRefused } from './refused'
import { useQuote } from './quote'
import type { RequestedQuote } from '../../shared/nav-timing'

interface OutflowReviewProps<Quote extends OutflowQuote> {
  kind: OutflowKind<OutflowTerms, Quote>
  /** In paise, of the bar on narrow screens, and the button beside it where its words are too long there. */
  figure: (quote: Quote) => number
  short?: string
  /** What the one-time code confirms. */
  codeTitle: (quote: Quote) => string
  /** What it comes to, how long it does, and what follows the button. */
  sum: (quote: Quote) => ReactNode
  cutOff?: (requested: RequestedQuote<Quote>) => ReactNode
  after: (quote: Quote) => string
  /** What happens, below the holding. */
  cards: (quote: Quote) => ReactNode
}

/** Reviews the order of the draft (S2.034); without one there is nothing to review, and its choice is next. */
export function OutflowReview<Quote extends OutflowQuote>(props: OutflowReviewProps<Quote>) {
  const { kind } = props
  const [draft, setDraft] = useAtom(outflowDraftAtom)
  const terms = draft.plan === kind.plan ? kind.terms(draft) : undefined
  const receipt = draft.isDaafAaffFacility ? routes.daafSuccess : routes.investSuccess
  useReviewDraft(draft, setDraft, {
    missing: !terms,
    begins: href(routes.selectScheme, { plan: kind.plan }),
    placed: draft.orderId ? href(receipt, { order: draft.orderId }) : undefined,
  })
  return terms ? <TermsReview {...props} terms={terms} /> : <WaitingPage title={textOf(kind.words.check)} />
}

type TermsReviewProps<Quote extends OutflowQuote> = OutflowReviewProps<Quote> & { terms: DraftTerms }

function TermsReview<Quote extends OutflowQuote>(props: TermsReviewProps<Quote>) {
  const { kind, terms } = props
  const requested = useQuote(kind, terms)
  if (requested.error?.kind === 'refused') return <ReviewRefused kind={kind} refusal={requested.error} />
  return (
    <Requested title={textOf(kind.words.check)} failure={t`Your review did not load`} query={requested}>
      {(quote) => <QuotedReview {...props} requested={requested} quote={quote} />}
    </Requested>
  )
}

interface Quoted<Quote> {
  requested: RequestedQuote<Quote>
  quote: Quote
}

/** What will happen, when and why then, what it costs, what arrives and what stays; then the one-time code. */
function QuotedReview<Quote extends OutflowQuote>(props: TermsReviewProps<Quote> & Quoted<Quote>) {
  const { kind, terms, requested, quote, figure, short, sum, cutOff } = props
  const { words, plan } = kind
  const confirmation = usePlace(kind, terms, quote)
  const form = href(routes.redemptionDetail, { plan })
  return (
    <ReviewFrame
      title={textOf(words.check)}
      back={{ to: form, label: textOf(words.step) }}
      steps={orderSteps(textOf(words.step), 'review', form)}
      confirmation={confirmation}
      button={{
        label: words.confirm(quote.units),
        ...(short && { short }),
        onPress: confirmation.confirm,
      }}
      aside={(button) => (
        <OrderCard
          title={textOf(words.figure)}
          notes={
            <>
              {cutOff?.(requested)}
              {confirmation.failure && <FailureNote kind={kind} refusal={confirmation.failure} />}
            </>
          }
          action={button}
          after={props.after(quote)}
        >
          {sum(quote)}
        </OrderCard>
      )}
      bar={{ label: textOf(words.figure), amount: figure(quote) }}
      codeTitle={props.codeTitle(quote)}
    >
      <HoldingLine quote={quote} />
      {props.cards(quote)}
    </ReviewFrame>
  )
}

const dateHasPassed = '-414'

/** Confirms the draft's order by a one-time code and places it. A plan whose first date has passed meanwhile is quoted anew. */
function usePlace<Quote extends OutflowQuote>(
  kind: OutflowKind<OutflowTerms, Quote>,
  terms: DraftTerms,
  quote: Quote,
) {
  const client = useQueryClient()
  const [{ idempotencyKey }, setDraft] = useAtom(outflowDraftAtom)
  const order = kind.order(terms, quote)
  const { kind: activityType, ...ordered } = order
  const confirmation = useConfirm({
    subject: { activityType, folioNo: order.folioNo, orders: [order] },
    idempotencyKey,
    call: (code, options) => kind.place({ ...ordered, ...code, quickInvest: false }, options),
    done: ({ transactionId }) => {
      setDraft((last) => ({ ...last, orderId: transactionId }))
      void client.invalidateQueries()
    },
  })
  const isLate = confirmation.failure?.code === dateHasPassed
  useEffect(() => {
    if (isLate) void client.invalidateQueries()
  }, [isLate, client])
  return confirmation
}

/** Out of which holding. */
function HoldingLine({ quote: { scheme, folioNo, lastNav, lastNavDate } }: { quote: OutflowQuote }) {
  const plan = planLabel(scheme.planMode)
  const optionDesc = scheme.optDesc
  const masked = maskFolio(folioNo)
  const price = formatNav(lastNav)
  const day = formatDate(lastNavDate)
  return (
    <Card label={t`Your holding`}>
      <SchemeLine
        category={scheme.fundType}
        name={scheme.schemeName}
        detail={t`${plan} · ${optionDesc} · Folio ${masked} · NAV ${price}, ${day}`}
      />
    </Card>
  )
}
