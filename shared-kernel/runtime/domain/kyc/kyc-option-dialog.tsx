import { textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import { useState } from 'react'
import { kycVideoLimits } from '@portal/contracts/validation'
import { Button } from '@portal/ui/button'
import { ChoiceRows, type ChoiceRow } from '@portal/ui/choice'
import { Dialog } from '@portal/ui/overlay'
import type { KycOptionDialogProps, KycRoute } from './kyc-dialogs'
import styles from './kyc.module.css'

const texts = {
  modify: msg`Please choose a option to modify your KYC.`,
  complete: msg`Please choose a option to complete your KYC process.`,
}

/** What each way needs at hand (section 9, KYC requirements). */
const ways = (): readonly ChoiceRow<KycRoute>[] => [
  {
    value: 'digitalLocker',
    title: t`DigiLocker`,
    description: t`Online, with the government’s digital locker`,
    icon: 'shield-check',
    details: (
      <Needs
        items={[
          t`A DigiLocker account`,
          t`Your Aadhaar, and the mobile linked with it`,
          t`Your PAN card`,
          t`A cancelled and signed cheque`,
        ]}
      />
    ),
  },
  {
    value: 'video',
    title: t`Video KYC`,
    description: t`A ${{ seconds: kycVideoLimits.seconds }}-second video of yourself`,
    icon: 'user',
    details: (
      <Needs
        items={[
          t`A proof of address: voter ID, passport or driving licence`,
          t`Your PAN card`,
          t`A cancelled cheque`,
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
      title={purpose === 'modify' ? t`Modify your KYC` : t`Complete your KYC`}
      description={textOf(texts[purpose])}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`CANCEL`}
          </Button>
          <Button onClick={() => onContinue(way)}>{t`CONTINUE`}</Button>
        </>
      }
    >
      <ChoiceRows label={t`How to do it`} hideLabel options={ways()} value={way} onChange={setWay} />
    </Dialog>
  )
}

function Needs({ items }: { items: readonly string[] }) {
  return (
    <>
      <p>{t`Keep ready:`}</p>
      <ul className={styles.needs}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
