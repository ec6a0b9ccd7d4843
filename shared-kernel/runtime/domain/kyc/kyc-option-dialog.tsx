import { useState } from 'react'
import { kycVideoLimits } from '@portal/contracts/validation'
import { Button } from '@portal/ui/button'
import { ChoiceRows, type ChoiceRow } from '@portal/ui/choice'
import { Dialog } from '@portal/ui/overlay'
import type { KycOptionDialogProps, KycRoute } from './kyc-dialogs'
import styles from './kyc.module.css'

const texts = {
  modify: 'Please choose a option to modify your KYC.',
  complete: 'Please choose a option to complete your KYC process.',
} as const

/** What each way needs at hand (section 9, KYC requirements). */
const ways: readonly ChoiceRow<KycRoute>[] = [
  {
    value: 'digitalLocker',
    title: 'DigiLocker',
    description: 'Online, with the government’s digital locker',
    icon: 'shield-check',
    details: (
      <Needs
        items={[
          'A DigiLocker account',
          'Your Aadhaar, and the mobile linked with it',
          'Your PAN card',
          'A cancelled and signed cheque',
        ]}
      />
    ),
  },
  {
    value: 'video',
    title: 'Video KYC',
    description: `A ${kycVideoLimits.seconds}-second video of yourself`,
    icon: 'user',
    details: (
      <Needs
        items={[
          'A proof of address: voter ID, passport or driving licence',
          'Your PAN card',
          'A cancelled cheque',
        ]}
      />
    ),
  },
]

/** Shown once its code has arrived; see `KycOptionDialog`. */
export default function OpenKycOptionDialog({ open, onClose, purpose, onContinue }: KycOptionDialogProps) {
  const [way, setWay] = useState<KycRoute>('digitalLocker')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={purpose === 'modify' ? 'Modify your KYC' : 'Complete your KYC'}
      description={texts[purpose]}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            CANCEL
          </Button>
          <Button onClick={() => onContinue(way)}>CONTINUE</Button>
        </>
      }
    >
      <ChoiceRows label="How to do it" hideLabel options={ways} value={way} onChange={setWay} />
    </Dialog>
  )
}

function Needs({ items }: { items: readonly string[] }) {
  return (
    <>
      <p>Keep ready:</p>
      <ul className={styles.needs}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
