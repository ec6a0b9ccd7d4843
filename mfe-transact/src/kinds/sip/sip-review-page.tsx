import {
  ActionBar,
  Button,
  formatRupeesRounded,
  formatTime,
  href,
  OtpDialog,
  Page,
  routes,
  SideLayout,
  Stack,
  Stepper,
  useAtomValue,
  useNavigate,
} from '@portal/kernel'
import type { Folio } from '@portal/kernel/contracts/investor'
import type { LumpsumQuote } from '@portal/kernel/contracts/purchase'
import type { SipQuote } from '@portal/kernel/contracts/sip'
import { ConfirmCard } from '../purchase/confirm-card'
import { FolioCard } from '../purchase/folio-card'
import { NavCard } from '../purchase/nav-card'
import type { OrderRequest, SipRequest } from '../purchase/order-request'
import { MicroNote } from '../purchase/micro-note'
import { PlacedNote } from '../purchase/placed-note'
import { draftAtom } from '../../transaction/draft'
import { purchaseSteps } from '../../transaction/steps'
import { useConsent } from '../../transaction/use-consent'
import { CutOffNote } from '../../shared/cut-off-note'
import { useConf } from '../../shared/use-conf'
import { useNavTiming } from '../../shared/use-nav-timing'
import { PurchaseCard } from '../lumpsum/review/purchase-card'
import { perText } from '../../shared/sip-words'
import { DebitsCard } from './review/debits-card'
import { MandateCard } from './review/mandate-card'
import { SipCard } from './review/sip-card'
import { usePlaceSip } from './review/use-place-sip'

export interface ReviewProps {
  title: string
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
export function Review({ title, sip, quote, once, lumpsum, quotedAt, onCutOff, folios }: ReviewProps) {
  const navigate = useNavigate()
  const conf = useConf()
  const folio = folios.find(({ folioNo }) => folioNo === sip.folioNo)
  const { firstNow, amount } = quote
  const now = lumpsum ?? firstNow
  const toPay = (lumpsum?.amount ?? 0) + (firstNow?.amount ?? 0)
  const timing = useNavTiming(now ?? undefined, quotedAt, onCutOff)
  const placed = useAtomValue(draftAtom).orderId
  const next = now ? routes.investPayment : routes.investSuccess
  const goOn = (orderId: string) => void navigate(href(next, { order: orderId }))
  const { otp, confirm, busy, failure } = usePlaceSip(sip, once, folio, goOn)
  const { consent, ifAgreed } = useConsent()
  const press = () => (placed ? goOn(placed) : ifAgreed(confirm))
  const words = wordsOf(quote, now !== null, placed !== null)
  const button = (label: string) => <WideButton busy={busy} onClick={press} label={label} />
  return (
    <Page title={title} back={{ to: href(routes.invest), label: 'Amount' }}>
      <Stepper {...purchaseSteps('review', now !== null)} />
      <SideLayout
        aside={
          <ConfirmCard
            title={now ? 'To pay today' : 'Each instalment'}
            amount={now ? toPay : amount}
            per={now ? undefined : perText[sip.sipFrequency]}
            schemePlanCode={sip.schemePlanCode}
            note={timing && <CutOffNote timing={timing} />}
            failure={failure}
            notPlaced="Your SIP was not registered."
            consent={placed ? undefined : consent}
            action={button(words.button)}
            after={words.after}
          />
        }
      >
        <Stack>
          <PlacedNote />
          {quote.isMicro && (lumpsum?.isMicro ?? true) && <MicroNote />}
          {lumpsum && <PurchaseCard quote={lumpsum} />}
          <SipCard sip={sip} quote={quote} />
          {now && timing && <NavCard quote={now} quotedAt={quotedAt} timing={timing} folioNo={sip.folioNo} />}
          <PayerCards sip={sip} quote={quote} folio={folio} folios={folios} />
        </Stack>
      </SideLayout>
      <ActionBar
        label={timing?.countdown ?? 'Each instalment'}
        amount={formatRupeesRounded(now ? toPay : amount)}
      >
        {button(words.short)}
      </ActionBar>
      <OtpDialog
        {...otp}
        title={`Confirm your SIP of ${formatRupeesRounded(amount)}`}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </Page>
  )
}

function WideButton({ busy, onClick, label }: { busy: boolean; onClick: () => void; label: string }) {
  return (
    <Button fullWidth busy={busy} onClick={onClick}>
      {label}
    </Button>
  )
}

interface PayerCardsProps extends Pick<ReviewProps, 'sip' | 'quote' | 'folios'> {
  folio: Folio | undefined
}

/** Which debits follow, which mandate pays them, and where the units go. */
function PayerCards({ sip, quote, folio, folios }: PayerCardsProps) {
  return (
    <>
      <DebitsCard sip={sip} quote={quote} />
      <MandateCard quote={quote} />
      <FolioCard order={sip} folio={folio} folios={folios} planMode={quote.scheme.planMode} />
    </>
  )
}

function wordsOf({ cancelUntil }: SipQuote, pays: boolean, placed: boolean) {
  const undo = `You can cancel until ${formatTime(cancelUntil)}.`
  if (placed)
    return pays
      ? { button: 'Choose how to pay', short: 'Pay', after: 'You have not paid yet.' }
      : { button: 'See the receipt', short: 'Receipt', after: 'You placed this order.' }
  return pays
    ? {
        button: 'Confirm and choose how to pay',
        short: 'Confirm',
        after: `We send you a one-time code first. You pay after that. ${undo}`,
      }
    : { button: 'Confirm the SIP', short: 'Confirm', after: `We send you a one-time code. ${undo}` }
}
