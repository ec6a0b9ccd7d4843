import {
  api,
  Asked,
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
import { investmentSolutionApi, type SolutionQuote } from '@portal/kernel/contracts/investment-solution'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
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
import { type AskedQuote, useNavTiming } from '../../shared/nav-timing'
import type { Confirmation } from '../../transaction/confirm'

const title = 'Check, then pay'

type Wish = NonNullable<ReturnType<typeof solutionRequest>>

/** The review of the investment solution that the draft describes. */
export default function SolutionReview({ draft }: { draft: TransactionDraft }) {
  const wish = solutionRequest(draft)
  return wish ? <Quoted wish={wish} /> : null
}

function Quoted({ wish }: { wish: Wish }) {
  const quote = useQuery(queryFor(investmentSolutionApi.validate, wish))
  if (quote.error?.kind === 'refused') return <ReviewRefused title={title} refusal={quote.error} />
  return (
    <Asked title={title} what="Your review" query={quote}>
      {(quoted) => <Review wish={wish} quote={quoted} asked={quote} />}
    </Asked>
  )
}

interface ReviewProps {
  wish: Wish
  quote: SolutionQuote
  asked: AskedQuote<SolutionQuote>
}

function Review({ wish, quote, asked }: ReviewProps) {
  // At its cut-off the NAVs of a half are other ones.
  useNavTiming(quote.equity, asked.dataUpdatedAt, () => void asked.refetch())
  useNavTiming(quote.debt, asked.dataUpdatedAt, () => void asked.refetch())
  const navigate = useNavigate()
  const folios = useFolios().data?.folios ?? []
  const folio = folios.find(({ folioNo }) => folioNo === wish.folioNo)
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
      confirmation={usePlaceSolution(wish, quote, pay)}
      notPlaced="Your orders were not placed."
      words={words}
      goOn={pay}
      codeTitle={`Confirm your mix of ${formatRupeesRounded(amount)}`}
    >
      <HalfCard name="Equity" percent={solution.equityPercent} quote={equity} />
      <HalfCard name="Debt" percent={100 - solution.equityPercent} quote={debt} />
      <RebalanceCard quote={quote} />
      {equity.isMicro && <MicroNote />}
      <FolioCard order={wish} folio={folio} folios={folios} planMode="DIRECT" />
    </PurchaseReviewFrame>
  )
}

const words = (placed: boolean): PressWords => ({
  button: placed ? 'Choose how to pay' : 'Confirm and choose how to pay',
  short: placed ? 'Pay' : 'Confirm',
  after: 'We send you one code for both purchases. You pay after that.',
})

/** Places both purchases by one code; `done` gets the id of the first one. */
function usePlaceSolution(wish: Wish, quote: SolutionQuote, done: (order: string) => void): Confirmation {
  const { newInvestmentSolution, investmentSolution } = investmentSolutionApi
  const endpoint = wish.folioNo === null ? newInvestmentSolution : investmentSolution
  // The new folio goes into what the code confirms, as the server will place it.
  const orders = quote.orders.map((order) => ({
    ...order,
    ...(wish.newFolio && { newFolio: wish.newFolio }),
  }))
  return usePlacePurchase(
    {
      subject: { activityType: 'LUMPSUM', folioNo: wish.folioNo, orders },
      call:
        ({ quickInvest }) =>
        (code, options) =>
          api.call(endpoint, { ...wish, ...code, quickInvest }, options),
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
          { label: 'Stamp duty (0.005%)', value: <Money paise={quote.stampDuty} as="cost" /> },
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
