import { t } from '@portal/contracts/words/macros'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/overlay'
import type { KycStatusDialogProps } from './kyc-dialogs'

/** Shown once its code has arrived; see `KycStatusDialog`. */
export default function OpenKycStatusDialog({ open, onClose, onModify }: KycStatusDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Your KYC Status is Registered but not validated`}
      actions={
        <>
          {onModify && (
            <Button variant="secondary" onClick={onModify}>
              {t`Modify your KYC`}
            </Button>
          )}
          <Button data-autofocus onClick={onClose}>
            {t`OK`}
          </Button>
        </>
      }
    >
      <p>{t`You can invest with the fund houses you are with. A new one needs fresh KYC documents.`}</p>
    </Dialog>
  )
}
