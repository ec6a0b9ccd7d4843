import {
  ActionBar,
  Button,
  focusField,
  formatRupeesRounded,
  href,
  newTransactionDraftAtom,
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
import { useState } from 'react'
import type { OrderRequest } from '../../../shared/order-request'
import { PlacedNote } from '../../../shared/placed-note'
import { purchaseSteps } from '../../../shared/purchase-steps'
import { useConf } from '../../../shared/use-conf'
import { useNavTiming } from '../../../shared/use-nav-timing'
import { ConfirmCard } from './confirm-card'
import { FolioCard } from './folio-card'
import { NavCard } from './nav-card'
import { PurchaseCard } from './purchase-card'
import { usePlaceOrder } from './use-place-order'

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
  const placed = useAtomValue(newTransactionDraftAtom).orderId
  const confirmation = usePlaceOrder(order, folio?.distributorARN ?? null, pay)
  const [agreed, setAgreed] = useState(false)
  const [asked, setAsked] = useState(false)
  const confirm = () => {
    setAsked(true)
    if (placed) pay(placed)
    else if (agreed) confirmation.confirm()
    else focusField(consentId)
  }
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
            order={order}
            timing={timing}
            failure={confirmation.failure}
            placed={placed !== null}
            consent={{ id: consentId, agreed, onChange: setAgreed, missing: asked && !agreed }}
            action={button(placed ? 'Choose how to pay' : 'Confirm and choose how to pay')}
          />
        }
      >
        <Stack>
          <PlacedNote />
          <PurchaseCard quote={quote} />
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

const consentId = 'purchase-consent'
