import { t } from '@portal/contracts/words/macros'
import { maskName, maskPan } from '@portal/contracts/format'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/overlay'
import type { NonKycDialogProps } from './kyc-dialogs'
import styles from './kyc.module.css'

/** Shown once its code has arrived; see `NonKycDialog`. */
export default function OpenNonKycDialog({ open, onClose, name, pan, onComplete }: NonKycDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`It seems that your KYC verification is incomplete.`}
      actions={
        <Button data-autofocus onClick={onComplete}>
          {t`COMPLETE YOUR KYC`}
        </Button>
      }
    >
      <p>{t`To invest in mutual Funds, KYC is a mandatory process as per SEBI Regulation.`}</p>
      <p className={styles.person}>
        <b translate="no">{maskName(name)}</b> <span translate="no">{maskPan(pan)}</span>
      </p>
    </Dialog>
  )
}
