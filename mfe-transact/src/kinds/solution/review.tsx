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
  textOf,
  Timeline,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
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

const title = msg`Check, then pay`

type DraftTerms = NonNullable<ReturnType<typeof solutionRequest>>

/** The review of the investment solution that the draft describes. */
export default function SolutionReview({ draft }: { draft: TransactionDraft }) {
  const draftTerms = solutionRequest(draft)
  return draftTerms ? <Quoted draftTerms={draftTerms} /> : null
}

function Quoted({ draftTerms }: { draftTerms: DraftTerms }) {
  const quote = useQuery(queryFor(investmentSolutionApi.validate, draftTerms))
  if (quote.error?.kind === 'refused') return <ReviewRefused title={textOf(title)} refusal={quote.error} />
  return (
    <Requested title={textOf(title)} failure={t`Your review did not load`} query={quote}>
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
      title={textOf(title)}
      figure={t`To pay for the ${{ mix: solution.name }}`}
      bar={t`To pay`}
      amount={amount}
      pays
      schemePlanCode={solution.equityScheme}
      note={null}
      confirmation={usePlaceSolution(draftTerms, quote, pay)}
      notPlaced={t`Your orders were not placed.`}
      words={words}
      goOn={pay}
      codeTitle={t`Confirm your mix of ${{ sum: formatRupeesRounded(amount) }}`}
    >
      <HalfCard title={t`Equity, ${{ percent: solution.equityPercent }}%`} quote={equity} />
      <HalfCard title={t`Debt, ${{ percent: 100 - solution.equityPercent }}%`} quote={debt} />
      <RebalanceCard quote={quote} />
      {equity.isMicro && <MicroNote />}
      <FolioCard order={draftTerms} folio={folio} folios={folios} planMode="DIRECT" />
    </PurchaseReviewFrame>
  )
}

const words = (placed: boolean): PressWords => ({
  button: placed ? t`Choose how to pay` : t`Confirm and choose how to pay`,
  short: placed ? t`Pay` : t`Confirm`,
  after: t`We send you one code for both purchases. You pay after that.`,
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
function HalfCard({ title, quote }: { title: string; quote: LumpsumQuote }) {
  const { scheme, lastNav } = quote
  return (
    <Card title={title}>
      <SchemeHead scheme={scheme} nav={lastNav} />
      <DetailList
        rows={[
          { label: t`Amount`, value: <Money paise={quote.amount} /> },
          stampDutyRow(quote),
          { label: t`You get about`, value: t`${{ count: formatUnits(quote.estimatedUnits) }} units` },
          { label: t`NAV of`, value: dayName(quote.navDateIfPaidNow) },
        ]}
      />
    </Card>
  )
}

/** What is done with the mix later on, and how it is told and stopped. */
function RebalanceCard({ quote: { solution, rebalanceOn } }: { quote: SolutionQuote }) {
  const { name, equityPercent, rebalancingFrequency } = solution
  const often = howOften(rebalancingFrequency)
  const day = formatLongDate(rebalanceOn)
  return (
    <Card title={t`What happens later`}>
      <Timeline
        items={[
          {
            state: 'next',
            title: t`We rebalance ${often}, first about ${day}`,
            text: t`Prices move the ${name} away from ${equityPercent}% equity. A switch between the two funds brings it back. It can cost exit load and tax.`,
          },
          {
            state: 'next',
            title: t`We tell you the day before`,
            text: t`You can cancel that switch until its cut-off, or stop rebalancing at any time under My systematic plans. Your code confirms this now.`,
          },
        ]}
      />
    </Card>
  )
}
