import {
  ActionBar,
  api,
  Button,
  Card,
  DetailList,
  formatRupeesRounded,
  formatUnits,
  href,
  Money,
  OtpDialog,
  Page,
  queryFor,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtom,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { investmentSolutionApi, type SolutionQuote } from '@portal/kernel/contracts/investment-solution'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import type { TransactionDraft } from '@portal/kernel/contracts/transaction-draft'
import { cartPlaces } from '../../cart/cart-places'
import { ConfirmCard } from '../purchase/confirm-card'
import { FolioCard } from '../purchase/folio-card'
import { solutionRequest } from '../purchase/order-request'
import { MicroNote } from '../purchase/micro-note'
import { PlacedNote } from '../purchase/placed-note'
import { draftAtom } from '../../transaction/draft'
import { purchaseSteps } from '../../transaction/steps'
import { ReviewRefused } from '../purchase/review-refused'
import { useConsent } from '../../transaction/use-consent'
import { dayName } from '../../shared/nav-timing'
import { PageFailed } from '../../shared/page-failed'
import { SchemeHead } from '../../shared/scheme-head'
import { useConf } from '../../shared/use-conf'
import { useFolios } from '../../shared/use-folios'
import { useNavTiming } from '../../shared/use-nav-timing'
import { WaitingPage } from '../../shared/waiting-page'
import { useConfirm, type Confirmation } from '../../transaction/use-confirm'
import { RebalanceCard } from './rebalance-card'

const title = 'Check, then pay'

type Wish = NonNullable<ReturnType<typeof solutionRequest>>

/** The review of the investment solution that the draft describes. */
export default function SolutionReview({ draft }: { draft: TransactionDraft }) {
  const wish = solutionRequest(draft)
  return wish ? <Asked wish={wish} /> : null
}

function Asked({ wish }: { wish: Wish }) {
  const quote = useQuery(queryFor(investmentSolutionApi.validate, wish))
  if (quote.error?.kind === 'refused') return <ReviewRefused title={title} refusal={quote.error} />
  if (quote.isError && !quote.data)
    return (
      <PageFailed
        title={title}
        what="Your review"
        retrying={quote.isFetching}
        onRetry={() => void quote.refetch()}
      />
    )
  if (!quote.data) return <WaitingPage title={title} />
  return (
    <Review
      wish={wish}
      quote={quote.data}
      quotedAt={quote.dataUpdatedAt}
      onCutOff={() => void quote.refetch()}
    />
  )
}

interface ReviewProps {
  wish: Wish
  quote: SolutionQuote
  /** By the browser's clock. */
  quotedAt: number
  /** The NAVs of a half are other ones from now on. */
  onCutOff: () => void
}

function Review({ wish, quote, quotedAt, onCutOff }: ReviewProps) {
  useNavTiming(quote.equity, quotedAt, onCutOff)
  useNavTiming(quote.debt, quotedAt, onCutOff)
  const navigate = useNavigate()
  const conf = useConf()
  const folios = useFolios().data?.folios ?? []
  const folio = folios.find(({ folioNo }) => folioNo === wish.folioNo)
  const pay = (order: string) => void navigate(href(cartPlaces.payment, { order }))
  const { confirm, busy, failure, otp, placed } = usePlaceSolution(wish, quote, pay)
  const { consent, ifAgreed } = useConsent()
  const button = (label: string) => (
    <Button fullWidth busy={busy} onClick={() => (placed ? pay(placed) : ifAgreed(confirm))}>
      {label}
    </Button>
  )
  const amount = formatRupeesRounded(quote.amount)
  return (
    <Page title={title} back={{ to: href(routes.invest), label: 'Amount' }}>
      <Stepper {...purchaseSteps('review')} />
      <SideLayout
        aside={
          <ConfirmCard
            title={`To pay for the ${quote.solution.name}`}
            amount={quote.amount}
            schemePlanCode={quote.solution.equityScheme}
            note={null}
            failure={failure}
            notPlaced="Your orders were not placed."
            consent={placed ? undefined : consent}
            action={button(placed ? 'Choose how to pay' : 'Confirm and choose how to pay')}
            after="We send you one code for both purchases. You pay after that."
          />
        }
      >
        <Stack>
          <PlacedNote />
          <HalfCard name="Equity" percent={quote.solution.equityPercent} quote={quote.equity} />
          <HalfCard name="Debt" percent={100 - quote.solution.equityPercent} quote={quote.debt} />
          <RebalanceCard quote={quote} />
          {quote.equity.isMicro && <MicroNote />}
          <FolioCard order={wish} folio={folio} folios={folios} planMode="DIRECT" />
        </Stack>
      </SideLayout>
      <ActionBar label="To pay" amount={amount}>
        {button(placed ? 'Pay' : 'Confirm')}
      </ActionBar>
      <OtpDialog
        {...otp}
        title={`Confirm your mix of ${amount}`}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </Page>
  )
}

/** Confirms both purchases by one code and places them; `done` gets the id of the first one. */
function usePlaceSolution(
  wish: Wish,
  quote: SolutionQuote,
  done: (order: string) => void,
): Confirmation & { placed: string | null } {
  const [{ idempotencyKey, orderId, quickInvest }, setDraft] = useAtom(draftAtom)
  const { newInvestmentSolution, investmentSolution } = investmentSolutionApi
  const endpoint = wish.folioNo === null ? newInvestmentSolution : investmentSolution
  // The new folio goes into what the code confirms, as the server will place it.
  const orders = quote.orders.map((order) => ({
    ...order,
    ...(wish.newFolio && { newFolio: wish.newFolio }),
  }))
  const confirmation = useConfirm({
    subject: { activityType: 'LUMPSUM', folioNo: wish.folioNo, orders },
    idempotencyKey,
    call: (code, options) => api.call(endpoint, { ...wish, ...code, quickInvest }, options),
    done: ({ orders: [first] }) => {
      if (!first) return
      setDraft((last) => ({ ...last, orderId: first.transactionId }))
      done(first.transactionId)
    },
  })
  return { ...confirmation, placed: orderId }
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
