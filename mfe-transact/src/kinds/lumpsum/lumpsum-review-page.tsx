import {
  ActionBar,
  Button,
  formatRupeesRounded,
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
import { ConfirmCard } from '../purchase/confirm-card'
import { FolioCard } from '../purchase/folio-card'
import { NavCard } from '../purchase/nav-card'
import type { OrderRequest } from '../purchase/order-request'
import { MicroNote } from '../purchase/micro-note'
import { PlacedNote } from '../purchase/placed-note'
import { draftAtom } from '../../transaction/draft'
import { purchaseSteps } from '../../transaction/steps'
import { useConsent } from '../../transaction/use-consent'
import { CutOffNote } from '../../shared/cut-off-note'
import { useConf } from '../../shared/use-conf'
import { useNavTiming } from '../../shared/use-nav-timing'
import { AutoSwitchCard } from './review/auto-switch-card'
import { PurchaseCard } from './review/purchase-card'
import { usePlaceOrder } from './review/use-place-order'

export interface ReviewProps {
  order: OrderRequest
  quote: LumpsumQuote
  /** When the quote arrived, by this browser's clock. */
  quotedAt: number
  onCutOff: () => void
  folios: readonly Folio[]
}

/** What the order costs and gives, before the one-time code that places it. */
export function Review({ order, quote, quotedAt, onCutOff, folios }: ReviewProps) {
  const navigate = useNavigate()
  const conf = useConf()
  const folio = folios.find(({ folioNo }) => folioNo === order.folioNo)
  const timing = useNavTiming(quote, quotedAt, onCutOff)
  const pay = (orderId: string) => void navigate(href(routes.investPayment, { order: orderId }))
  const placed = useAtomValue(draftAtom).orderId
  const confirmation = usePlaceOrder(order, folio, pay)
  const { consent, ifAgreed } = useConsent()
  const confirm = () => (placed ? pay(placed) : ifAgreed(confirmation.confirm))
  const button = (label: string) => (
    <Button fullWidth busy={confirmation.busy} onClick={confirm}>
      {label}
    </Button>
  )
  return (
    <Page title="Check, then pay" back={{ to: href(routes.invest), label: 'Amount' }}>
      <Stepper {...purchaseSteps('review')} />
      <SideLayout
        aside={
          <ConfirmCard
            title="To pay"
            amount={order.amount}
            schemePlanCode={order.schemePlanCode}
            note={timing && <CutOffNote timing={timing} />}
            failure={confirmation.failure}
            notPlaced="Your order was not placed."
            consent={placed ? undefined : consent}
            action={button(placed ? 'Choose how to pay' : 'Confirm and choose how to pay')}
            after={
              placed
                ? 'You placed this order. You have not paid it yet.'
                : 'We send you a one-time code first. You pay after that.'
            }
          />
        }
      >
        <Stack>
          <PlacedNote />
          {quote.isMicro && <MicroNote />}
          <PurchaseCard quote={quote} />
          <AutoSwitchCard quote={quote} />
          {timing && <NavCard quote={quote} quotedAt={quotedAt} timing={timing} folioNo={order.folioNo} />}
          <FolioCard order={order} folio={folio} folios={folios} planMode={quote.scheme.planMode} />
        </Stack>
      </SideLayout>
      <ActionBar label={timing?.countdown ?? 'To pay'} amount={formatRupeesRounded(order.amount)}>
        {button(placed ? 'Pay' : 'Confirm')}
      </ActionBar>
      <OtpDialog
        {...confirmation.otp}
        title={`Confirm your order of ${formatRupeesRounded(order.amount)}`}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </Page>
  )
}
