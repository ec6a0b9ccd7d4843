import { IdleWarningDialog } from '@portal/ui/idle/inner'
import { useState, type ReactNode } from 'react'
import { AlertDialog, Button, ChangePasswordDialog, Dialog } from '@portal/ui'
import {
  AlertPopup,
  EmailDialog,
  InvestorStatusDialog,
  KycOptionDialog,
  KycStatusDialog,
  MinimumInvestmentDialog,
  NonKycDialog,
  OtpDialog,
  PushNotificationDialog,
  type AlertPopupProps,
  type AlertPopupType,
} from '@portal/kernel/domain'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { Row } from '../row'
import { Sample } from '../sample'

interface Shown {
  open: boolean
  onClose: () => void
}
const done = async () => undefined
const person = { userId: 'ZZZPV1001A', pan: 'ZZZPV1001A' }
const challenge: OtpChallenge = {
  prefixValue: 'QX7',
  referenceNumber: 'gallery',
  maskedMobile: 'XXXXXX4410',
  maskedEmail: 'XXha@example.in',
  attemptsLeft: 5,
  resendsLeft: 4,
  resendAfterSeconds: 60,
}

/** Every dialog of the kernel by the name of the button that opens it. */
const dialogs: Record<string, (shown: Shown) => ReactNode> = {
  Dialog: (shown) => (
    <Dialog
      {...shown}
      title="Choose a folio"
      actions={<Button onClick={shown.onClose}>Use this folio</Button>}
    >
      <p>Units of one folio belong to the same holders.</p>
    </Dialog>
  ),
  'Alert dialog': ({ open, onClose }) => (
    <AlertDialog
      open={open}
      title="Cancel this SIP?"
      description="₹5,000 a month into Neem Balanced Advantage Fund. The 40 instalments you paid stay invested."
      safe={{ label: 'Keep the SIP', onChoose: onClose }}
      other={{ label: 'Cancel SIP', onChoose: onClose }}
    />
  ),
  'Session warning': ({ open, onClose }) => (
    <IdleWarningDialog
      open={open}
      secondsLeft={272}
      afterMinutes={15}
      onExtend={onClose}
      onSignOut={onClose}
    />
  ),
  'One-time code': (shown) => (
    <OtpDialog
      {...shown}
      request={async () => challenge}
      resend={async () => challenge}
      validate={done}
      onVerified={shown.onClose}
    />
  ),
  'One-time code, last try': (shown) => (
    <OtpDialog
      {...shown}
      request={async () => ({ ...challenge, attemptsLeft: 1, resendsLeft: 0 })}
      resend={async () => challenge}
      validate={done}
      onVerified={shown.onClose}
    />
  ),
  'One-time code, tries used': (shown) => (
    <OtpDialog
      {...shown}
      request={async () => ({ ...challenge, attemptsLeft: 0 })}
      resend={async () => challenge}
      validate={done}
      onVerified={shown.onClose}
    />
  ),
  'Change password': (shown) => <ChangePasswordDialog {...shown} person={person} onSubmit={done} />,
  'E-mail': (shown) => <EmailDialog {...shown} title="E-mail the receipt" onSubmit={done} />,
  'Minimum investment': (shown) => (
    <MinimumInvestmentDialog {...shown} minPurchase={1000_00} fundDesc="Neem Flexi Cap Fund" />
  ),
  'KYC options': (shown) => <KycOptionDialog {...shown} purpose="complete" onContinue={shown.onClose} />,
  'KYC options, modify': (shown) => (
    <KycOptionDialog {...shown} purpose="modify" onContinue={shown.onClose} />
  ),
  'KYC status': (shown) => <KycStatusDialog {...shown} onModify={shown.onClose} />,
  'KYC missing': (shown) => (
    <NonKycDialog {...shown} name="Esha Kumar" pan="ZZZPK1005E" onComplete={shown.onClose} />
  ),
  'Nominee status': (shown) => (
    <InvestorStatusDialog
      {...shown}
      status={{ kind: 'nominee', onUpdate: shown.onClose }}
      date="2026-08-25"
    />
  ),
  'PAN-Aadhaar status': (shown) => (
    <InvestorStatusDialog {...shown} status={{ kind: 'panAadhaar', pan: 'ZZZPV1001A' }} date="2026-08-25" />
  ),
  'TIN status': (shown) => (
    <InvestorStatusDialog
      {...shown}
      status={{ kind: 'tin', pans: ['ZZZPV1001A', 'ABCPE1234F'], href: 'https://tin.example/update' }}
    />
  ),
  'Push notification': (shown) => (
    <PushNotificationDialog
      {...shown}
      title="A fund of yours changes its name"
      message="From <b>1 September 2026</b> Neem Bond Fund is called <b>Neem Corporate Bond Fund</b>."
      ctaText="Read the notice"
      onCta={shown.onClose}
      more={1}
    />
  ),
}

const popups: readonly AlertPopupType[] = [
  'euin',
  'submitQuery',
  'kycStatus',
  'resetPassword',
  'loadfreeUnits',
  'isEmptyfields',
  'FoFminInvestment',
  'updateNewdata',
  'oneFolioMsg',
  'QUICK-INVEST',
  'UNLOCK-USER',
]

export function DialogsPage() {
  return (
    <>
      <Sample title="Dialogs" note="Focus goes in, Escape closes, focus comes back.">
        <Row>
          {Object.entries(dialogs).map(([name, render]) => (
            <Opener key={name} name={name} render={render} />
          ))}
        </Row>
      </Sample>
      <Sample title="Alert popups" note="The type decides the buttons.">
        <Row>
          {popups.map((type) => (
            <Opener key={type} name={type} render={(shown) => <Popup type={type} {...shown} />} />
          ))}
          <Opener name="euin, checked" render={(shown) => <Popup type="euin" euinValidation {...shown} />} />
          <Opener
            name="resetPassword, quick invest"
            render={(shown) => <Popup type="resetPassword" quickInvest {...shown} />}
          />
        </Row>
      </Sample>
    </>
  )
}

function Popup({
  onClose,
  ...rest
}: Shown & Pick<AlertPopupProps, 'type' | 'euinValidation' | 'quickInvest'>) {
  return (
    <AlertPopup
      {...rest}
      onClose={onClose}
      onChoose={onClose}
      closable
      title="Before you go on"
      subtitle="Folio XXXX4821"
      message="This message has <b>simple formatting</b> of the server."
    />
  )
}

function Opener({ name, render }: { name: string; render: (shown: Shown) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="sm" data-opens={name} onClick={() => setOpen(true)}>
        {name}
      </Button>
      {render({ open, onClose: () => setOpen(false) })}
    </div>
  )
}
