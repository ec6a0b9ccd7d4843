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
  queryFor,
  Timeline,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { investmentSolutionApi, type SolutionQuote } from '@portal/contracts/schemes/investment-solution'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { cartPlaces } from '../../cart/cart-places'
import { FolioCard } from '../purchase/folio-card'
import { MicroNote } from '../purchase/review-cards'
import { solutionRequest } from '../purchase/order-request'
import { type PressWords, PurchaseReviewFrame, usePlacePurchase } from '../purchase/purchase-review-frame'
import { ReviewRefused } from '../purchase/confirm-card'
import { howOften } from './solution-values'
import { dayName } from '../../shared/days'
import { SchemeHead } from '../../shared/scheme-head'
import { useFolios } from '../../shared/lists'
import { type RequestedQuote, useNavTiming } from '../../shared/nav-timing'
import { stampDutyRow } from '../../shared/stamp-duty-row'
import type { Confirmation } from '../../transaction/confirm'

const title = 'Check, then pay'

type DraftTerms = NonNullable<ReturnType<typeof solutionRequest>>

/** The review of the investment solution that the draft describes. */
export default function SolutionReview({ draft }: { draft: TransactionDraft }) {
  const draftTerms = solutionRequest(draft)
  return draftTerms ? <Quoted draftTerms={draftTerms} /> : null
}

function Quoted({ draftTerms }: { draftTerms: DraftTerms }) {
  const quote = useQuery(queryFor(investmentSolutionApi.validate, draftTerms))
  if (quote.error?.kind === 'refused') return <ReviewRefused title={title} refusal={quote.error} />
  return (
    <Requested title={title} what="Your review" query={quote}>
      {(quoted) => <Review draftTerms={draftTerms} quote={quoted} requested={quote} />}
    </Requested>
  )
}

interface ReviewProps {
  draftTerms: DraftTerms
  quote: SolutionQuote
  requested: RequestedQuote<SolutionQuote>
}

function Review({ draftTerms, quote, requested }: ReviewProps) {
  // At its cut-off the NAVs of a half are other ones.
  useNavTiming(quote.equity, requested.dataUpdatedAt, () => void requested.refetch())
  useNavTiming(quote.debt, requested.dataUpdatedAt, () => void requested.refetch())
  const navigate = useNavigate()
  const folios = useFolios().data?.folios ?? []
  const folio = folios.find(({ folioNo }) => folioNo === draftTerms.folioNo)
  const pay = (order: string) => void navigate(href(cartPlaces.payment, { order }))
  const { solution, equity, debt, amount } = quote
  return (
    <PurchaseReviewFrame
      title={title}
      figure={`To pay for the ${solution.name}`}
      bar="To pay"
      amount={amount}
      pays
      schemePlanCode={solution.equityScheme}
      note={null}
      confirmation={usePlaceSolution(draftTerms, quote, pay)}
      notPlaced="Your orders were not placed."
      words={words}
      goOn={pay}
      codeTitle={`Confirm your mix of ${formatRupeesRounded(amount)}`}
    >
      <HalfCard name="Equity" percent={solution.equityPercent} quote={equity} />
      <HalfCard name="Debt" percent={100 - solution.equityPercent} quote={debt} />
      <RebalanceCard quote={quote} />
      {equity.isMicro && <MicroNote />}
      <FolioCard order={draftTerms} folio={folio} folios={folios} planMode="DIRECT" />
    </PurchaseReviewFrame>
  )
}

const words = (placed: boolean): PressWords => ({
  button: placed ? 'Choose how to pay' : 'Confirm and choose how to pay',
  short: placed ? 'Pay' : 'Confirm',
  after: 'We send you one code for both purchases. You pay after that.',
})

/** Places both purchases by one code; `done` gets the id of the first one. */
function usePlaceSolution(
  draftTerms: DraftTerms,
  quote: SolutionQuote,
  done: (order: string) => void,
): Confirmation {
  const { newInvestmentSolution, investmentSolution } = investmentSolutionApi
  const endpoint = draftTerms.folioNo === null ? newInvestmentSolution : investmentSolution
  // The new folio goes into what the code confirms, as the server will place it.
  const orders = quote.orders.map((order) => ({
    ...order,
    ...(draftTerms.newFolio && { newFolio: draftTerms.newFolio }),
  }))
  return usePlacePurchase(
    {
      subject: { activityType: 'LUMPSUM', folioNo: draftTerms.folioNo, orders },
      call:
        ({ quickInvest }) =>
        (code, options) =>
          api.call(endpoint, { ...draftTerms, ...code, quickInvest }, options),
    },
    done,
  )
}

/** One of the two purchases. */
function HalfCard({ name, percent, quote }: { name: string; percent: number; quote: LumpsumQuote }) {
  const { scheme, lastNav } = quote
  return (
    <Card title={`${name}, ${percent}%`}>
      <SchemeHead scheme={scheme} nav={lastNav} />
      <DetailList
        rows={[
          { label: 'Amount', value: <Money paise={quote.amount} /> },
          stampDutyRow(quote),
          { label: 'You get about', value: `${formatUnits(quote.estimatedUnits)} units` },
          { label: 'NAV of', value: dayName(quote.navDateIfPaidNow) },
        ]}
      />
    </Card>
  )
}

/** What is done with the mix later on, and how it is told and stopped. */
function RebalanceCard({ quote: { solution, rebalanceOn } }: { quote: SolutionQuote }) {
  const { name, equityPercent, rebalancingFrequency } = solution
  return (
    <Card title="What happens later">
      <Timeline
        items={[
          {
            state: 'next',
            title: `We rebalance ${howOften(rebalancingFrequency)}, first about ${formatLongDate(rebalanceOn)}`,
            text: `Prices move the ${name} away from ${equityPercent}% equity. A switch between the two funds brings it back. It can cost exit load and tax.`,
          },
          {
            state: 'next',
            title: 'We tell you the day before',
            text: 'You can cancel that switch until its cut-off, or stop rebalancing at any time under My systematic plans. Your code confirms this now.',
          },
        ]}
      />
    </Card>
  )
}
