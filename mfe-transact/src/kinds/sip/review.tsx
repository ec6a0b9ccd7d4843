import {
  api,
  Requested,
  both,
  formatRupeesRounded,
  formatTime,
  href,
  type Question,
  routes,
  textOf,
  useNavigate,
  useQuery,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { Folio } from '@portal/contracts/folios/investor'
import type { LumpsumQuote } from '@portal/contracts/orders/purchase'
import { sipApi, type SipQuote } from '@portal/contracts/systematic-plans/sip'
import type { TransactionDraft } from '@portal/contracts/orders/transaction-draft'
import { CutOffNote, useNavTiming } from '../../shared/nav-timing'
import { perText } from '../../shared/sip-words'
import { useFolios } from '../../shared/lists'
import { MicroNote, NavCard, PurchaseCard } from '../purchase/review-cards'
import { lumpsumQuote } from '../lumpsum/lumpsum'
import { FolioCard } from '../purchase/folio-card'
import { lumpsumBeside, type OrderRequest, sipRequest, type SipRequest } from '../purchase/order-request'
import { type PressWords, PurchaseReviewFrame, usePlacePurchase } from '../purchase/purchase-review-frame'
import { ReviewRefused } from '../purchase/confirm-card'
import { sipQuote } from './quote'
import { DebitsCard, MandateCard, SipCard } from './review-cards'

const title = msg`Check your SIP`

/** The review of the SIP that the draft describes. */
export default function SipReview({ draft }: { draft: TransactionDraft }) {
  const sip = sipRequest(draft)
  return sip ? <Quoted sip={sip} once={lumpsumBeside(draft)} /> : null
}

function Quoted({ sip, once }: { sip: SipRequest; once: OrderRequest | undefined }) {
  const quote = useQuery(sipQuote(sip))
  const beside = useQuery({ ...lumpsumQuote(once ?? { ...sip, amount: 0 }), enabled: once !== undefined })
  const quotes: Question<unknown> = once ? both(quote, beside) : quote
  const refusal = [quote.error, beside.error].find((error) => error?.kind === 'refused')
  const requested = both(both(quote, useFolios()), quotes)
  if (refusal) return <ReviewRefused title={textOf(title)} refusal={refusal} />
  return (
    <Requested title={textOf(title)} failure={t`Your review did not load`} query={requested}>
      {([[quoted, { folios }]]) => (
        <Review
          sip={sip}
          quote={quoted}
          once={once}
          lumpsum={once && beside.data}
          quotedAt={once ? beside.dataUpdatedAt : quote.dataUpdatedAt}
          onCutOff={() => void Promise.all([quote.refetch(), once && beside.refetch()])}
          folios={folios}
        />
      )}
    </Requested>
  )
}

interface ReviewProps {
  sip: SipRequest
  quote: SipQuote
  /** The lump sum that goes with it, and what the server says to it. */
  once: OrderRequest | undefined
  lumpsum: LumpsumQuote | undefined
  /** When the quote arrived, by this browser's clock. */
  quotedAt: number
  onCutOff: () => void
  folios: readonly Folio[]
}

/** What will happen, on which dates and why, and who pays; then the one-time code that registers the SIP. */
function Review({ sip, quote, once, lumpsum, quotedAt, onCutOff, folios }: ReviewProps) {
  const navigate = useNavigate()
  const folio = folios.find(({ folioNo }) => folioNo === sip.folioNo)
  const { firstNow, amount } = quote
  const now = lumpsum ?? firstNow
  const toPay = (lumpsum?.amount ?? 0) + (firstNow?.amount ?? 0)
  const timing = useNavTiming(now ?? undefined, quotedAt, onCutOff)
  const next = now ? routes.investPayment : routes.investSuccess
  const goOn = (order: string) => void navigate(href(next, { order }))
  const confirmation = usePlaceSip(sip, once, folio, goOn)
  return (
    <PurchaseReviewFrame
      title={textOf(title)}
      figure={now ? t`To pay today` : t`Each instalment`}
      bar={timing?.countdown ?? t`Each instalment`}
      amount={now ? toPay : amount}
      {...(!now && { per: perText[sip.sipFrequency] })}
      pays={now !== null}
      schemePlanCode={sip.schemePlanCode}
      note={timing && <CutOffNote timing={timing} />}
      confirmation={confirmation}
      notPlaced={t`Your SIP was not registered.`}
      words={(placed) => wordsOf(quote, now !== null, placed)}
      goOn={goOn}
      codeTitle={t`Confirm your SIP of ${{ sum: formatRupeesRounded(amount) }}`}
    >
      {quote.isMicro && (lumpsum?.isMicro ?? true) && <MicroNote />}
      {lumpsum && <PurchaseCard quote={lumpsum} />}
      <SipCard sip={sip} quote={quote} />
      {now && timing && <NavCard quote={now} quotedAt={quotedAt} timing={timing} folioNo={sip.folioNo} />}
      <DebitsCard sip={sip} quote={quote} />
      <MandateCard quote={quote} />
      <FolioCard order={sip} folio={folio} folios={folios} planMode={quote.scheme.planMode} />
    </PurchaseReviewFrame>
  )
}

/**
 * Registers the SIP: together with the lump sum that goes with it, or with the call for a new folio, for a scheme that the
 * folio holds, or for a first one (S7.060, S7.061, S7.068, S7.087).
 */
function usePlaceSip(
  sip: SipRequest,
  once: OrderRequest | undefined,
  folio: Folio | undefined,
  goOn: (order: string) => void,
) {
  const isHeld = folio?.holdings.some(({ schemePlanCode }) => schemePlanCode === sip.schemePlanCode)
  const known = isHeld ? sipApi.sip : sipApi.newSip
  const endpoint = sip.folioNo === null ? sipApi.instantSip : known
  return usePlacePurchase<ResponseOf<typeof sipApi.lumpsumPlusSip>>(
    {
      subject: {
        activityType: once ? 'LUMPSUM' : 'SIP',
        folioNo: sip.folioNo,
        orders: [...(once ? [{ kind: 'LUMPSUM', ...once } as const] : []), { kind: 'SIP', ...sip }],
      },
      call: (besides) => (code, options) => {
        const body = { ...sip, ...code, ...besides }
        return once
          ? api.call(sipApi.lumpsumPlusSip, { ...body, lumpsumAmount: once.amount }, options)
          : api.call(endpoint, body, options)
      },
      kept: ({ lumpsumWithSIPResult = null }) => ({ lumpsumWithSIPResult }),
    },
    goOn,
  )
}

function wordsOf({ cancelUntil }: SipQuote, pays: boolean, placed: boolean): PressWords {
  if (placed)
    return pays
      ? { button: t`Choose how to pay`, short: t`Pay`, after: t`You have not paid yet.` }
      : { button: t`See the receipt`, short: t`Receipt`, after: t`You placed this order.` }
  const time = formatTime(cancelUntil)
  return pays
    ? {
        button: t`Confirm and choose how to pay`,
        short: t`Confirm`,
        after: t`We send you a one-time code first. You pay after that. You can cancel until ${time}.`,
      }
    : {
        button: t`Confirm the SIP`,
        short: t`Confirm`,
        after: t`We send you a one-time code. You can cancel until ${time}.`,
      }
}
