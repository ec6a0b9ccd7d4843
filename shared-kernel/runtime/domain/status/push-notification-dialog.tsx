import { t } from '@portal/contracts/words/macros'
import { Button } from '@portal/ui/button'
import { FormattedText } from '@portal/ui/data/inner'
import { Dialog } from '@portal/ui/overlay'
import type { PushNotificationDialogProps } from './push-notification'

/** Shown once its code has arrived; see `PushNotificationDialog`. */
export default function OpenPushNotificationDialog(props: PushNotificationDialogProps) {
  const { open, onClose, title, message, ctaText, onCta, more = 0 } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={false}
      title={title}
      description={more > 0 && t`${more} more after this one`}
      actions={
        <>
          <Button variant={ctaText ? 'secondary' : 'primary'} onClick={onClose}>
            {t`SKIP & CONTINUE`}
          </Button>
          {ctaText && <Button onClick={onCta}>{ctaText}</Button>}
        </>
      }
    >
      <FormattedText html={message} />
    </Dialog>
  )
}
