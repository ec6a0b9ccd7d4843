import { href, routes, useAtom, useQueryClient, WaitingPage } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { Order } from '@portal/contracts/orders/order'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { type ReactNode, useEffect } from 'react'
import { ConfirmCard, type ConfirmCardProps } from './confirm-card'
import { termsOf } from './order-request'
import { PlacedNote } from './placed-note'
import type { PurchaseReview } from './purchase-values'
import { campaign } from '../../shared/visit'
import { type CallByCode, type CodeSubject, type Confirmation, useConfirm } from '../../transaction/confirm'
import { useConsent } from '../../transaction/consent'
import { draftAtom } from '../../transaction/draft'
import { ReviewFrame } from '../../transaction/review-frame'
import { purchaseSteps } from '../../transaction/steps'
import { useReviewDraft } from '../../transaction/use-review-draft'

/** What the primary button says, in full and on a phone, and what follows it. */
export interface PressWords {
  button: string
  short: string
  after: string
}

interface PurchaseReviewFrameProps extends Pick<
  ConfirmCardProps,
  'amount' | 'per' | 'schemePlanCode' | 'note' | 'notPlaced'
> {
  title: string
  /** What the figure is: "To pay". */
  figure: string
  /** The same on a phone, where a countdown may stand for it. */
  bar: string
  /** Whether anything is paid on the way. */
  pays: boolean
  confirmation: Confirmation
  words: (placed: boolean) => PressWords
  /** On to what follows the order. */
  goOn: (orderId: string) => void
  codeTitle: string
  children: ReactNode
}

/** A purchase before the one-time code that places it; once it is placed, the way on. */
export function PurchaseReviewFrame(props: PurchaseReviewFrameProps) {
  const { title, figure, bar, amount, pays, confirmation, words, goOn, codeTitle, children, ...card } = props
  const [{ orderId: placed }] = useAtom(draftAtom)
  const { consent, ifAgreed } = useConsent()
  const { button, short, after } = words(placed !== null)
  return (
    <ReviewFrame
      title={title}
      back={{ to: href(routes.invest), label: t`Amount` }}
      steps={purchaseSteps('review', pays)}
      confirmation={confirmation}
      button={{
        label: button,
        short,
        onPress: () => (placed ? goOn(placed) : ifAgreed(confirmation.confirm)),
      }}
      aside={(action) => (
        <ConfirmCard
          {...card}
          title={figure}
          amount={amount}
          failure={confirmation.failure}
          consent={placed ? undefined : consent}
          action={action}
          after={after}
        />
      )}
      bar={{ label: bar, amount }}
      codeTitle={codeTitle}
    >
      <PlacedNote />
      {children}
    </ReviewFrame>
  )
}

interface Placed {
  orders: readonly Pick<Order, 'family' | 'transactionId'>[]
}

interface Placing<Answer> {
  subject: CodeSubject
  /** The call, given what goes along with every purchase. */
  call: (besides: ReturnType<typeof campaign> & { quickInvest: boolean }) => CallByCode<Answer>
  /** What the draft keeps of the answer. */
  kept?: (answer: Answer) => Partial<TransactionDraft>
}

/** Confirms a purchase by a one-time code and places it; `done` gets the order that is next: the one to pay, else the first. */
export function usePlacePurchase<Answer extends Placed>(
  { subject, call, kept }: Placing<Answer>,
  done: (orderId: string) => void,
): Confirmation {
  const client = useQueryClient()
  const [{ idempotencyKey, quickInvest }, setDraft] = useAtom(draftAtom)
  return useConfirm<Answer>({
    subject,
    idempotencyKey,
    call: (code, options) => call({ ...campaign(), quickInvest })(code, options),
    done: (answer) => {
      const { orders } = answer
      const next = orders.find(({ family }) => family === 'purchase') ?? orders[0]
      if (!next) return
      setDraft((last) => ({ ...last, ...kept?.(answer), orderId: next.transactionId }))
      void client.invalidateQueries({ refetchType: 'none' })
      done(next.transactionId)
    },
  })
}

type SetDraft = (change: (last: TransactionDraft) => TransactionDraft) => void

/** Reviews the order of the draft; without one there is nothing to review, and the dashboard is next. */
export default function PurchaseReviewPage({ kind: Review }: { kind: PurchaseReview }) {
  const [draft, setDraft] = useAtom(draftAtom)
  const missing = !termsOf(draft)
  useReviewDraft(draft, setDraft, { missing, begins: href(routes.dashboard) })
  useClickedBack(setDraft)
  if (missing) return <WaitingPage title={t`Review`} />
  return <Review draft={draft} />
}

/** Whoever leaves the review before anything is placed went back (S3.041); there is nothing to say of an empty draft. */
function useClickedBack(setDraft: SetDraft): void {
  useEffect(() => {
    setDraft((last) => (last.isClickedBack ? { ...last, isClickedBack: false } : last))
    return () =>
      setDraft((last) => (last.idempotencyKey && !last.orderId ? { ...last, isClickedBack: true } : last))
  }, [setDraft])
}
