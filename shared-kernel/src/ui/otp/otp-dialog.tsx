import { useId } from 'react'
import { useVersionHold } from '../../state/public'
import { FormElement } from '../base/public'
import { Button } from '../button/public'
import { Dialog } from '../overlay/public'
import { OtpPanel } from './otp-panel'
import { SentTo } from './sent-to'
import { useOtp, type OtpCalls } from './use-otp'

export interface OtpDialogProps extends OtpCalls {
  open: boolean
  onClose: () => void
  title?: string
  confirmLabel?: string
  voice?: boolean
}

/** Sends a one-time code as it opens and asks for it; closes when the code is right (S4.060 to S4.068). */
export function OtpDialog({ open, ...rest }: OtpDialogProps) {
  return open ? <OpenOtpDialog {...rest} /> : null
}

function OpenOtpDialog(props: Omit<OtpDialogProps, 'open'>) {
  const { onClose, title, confirmLabel = 'Continue', voice } = props
  const form = useId()
  useVersionHold(true)
  const otp = useOtp({
    ...props,
    onVerified: () => {
      props.onVerified()
      onClose()
    },
    onFailed: (text) => {
      props.onFailed?.(text)
      onClose()
    },
  })
  return (
    <Dialog
      open
      centred
      onClose={onClose}
      title={title ?? `Enter the ${otp.length}-digit code`}
      description={otp.challenge && <SentTo challenge={otp.challenge} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            disabled={otp.digits.length !== otp.length || otp.refusal?.over}
            busy={otp.work === 'validating'}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <FormElement id={form} onSubmit={otp.submit}>
        <OtpPanel otp={otp} voice={voice} />
      </FormElement>
    </Dialog>
  )
}
