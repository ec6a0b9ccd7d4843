import { t } from '@portal/contracts/words/macros'
import { useId } from 'react'
import { contentApi } from '@portal/contracts/support/content'
import { queryFor, useQuery } from '../../api/query'
import { useVersionHold } from '@portal/ui/form'
import { FormElement } from '@portal/ui/base'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/overlay'
import { OtpPanel } from './otp-panel'
import { SentTo } from './sent-to'
import { useOtp, type OtpCalls } from './use-otp'

export interface OtpDialogProps extends Omit<OtpCalls, 'length'> {
  open: boolean
  onClose: () => void
  title?: string
  confirmLabel?: string
}

/**
 * Sends a one-time code as it opens and asks for it; closes when the code is right (S4.060 to S4.068). How many digits it
 * has, and whether it can be heard, is what the installation says of itself.
 */
export function OtpDialog({ open, ...rest }: OtpDialogProps) {
  return open ? <OpenOtpDialog {...rest} /> : null
}

function OpenOtpDialog(props: Omit<OtpDialogProps, 'open'>) {
  const { onClose, title, confirmLabel = t`Continue` } = props
  const { data: conf } = useQuery({ ...queryFor(contentApi.conf, {}), staleTime: Infinity })
  const form = useId()
  useVersionHold(true)
  const otp = useOtp({
    ...props,
    length: conf?.otp.digits,
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
      title={title ?? t`Enter the ${{ digits: otp.length }}-digit code`}
      description={otp.challenge && <SentTo challenge={otp.challenge} />}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
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
        <OtpPanel otp={otp} voice={conf?.otp.voiceText} />
      </FormElement>
    </Dialog>
  )
}
