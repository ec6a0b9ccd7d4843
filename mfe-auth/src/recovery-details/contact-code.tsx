import { api, otpCheck, OtpDialog, useInvestor } from '@portal/kernel'
import { otpApi, type OtpChallenge } from '@portal/contracts/identity/otp'
import { useRef } from 'react'

export interface CheckedCode {
  referenceNumber: string
  otp: string
}

interface ContactCodeProps {
  title: string
  /** The code that is on its way already. */
  challenge: OtpChallenge
  onChecked: (code: CheckedCode) => void
  /** Given up before it was right. */
  onClose: () => void
}

/** One of the two codes of a change: the server checks it, and takes both together afterwards. */
export function ContactCode({ title, challenge, onChecked, onClose }: ContactCodeProps) {
  const { pan } = useInvestor()
  const checked = useRef<CheckedCode>(null)
  return (
    <OtpDialog
      open
      title={title}
      onClose={() => checked.current ?? onClose()}
      request={async () => challenge}
      resend={(referenceNumber) => api.call(otpApi.resend, { activityType: 'CONTACT', referenceNumber })}
      validate={async (referenceNumber, otp) => {
        await api.call(
          otpApi.validate,
          otpCheck({ activityType: 'CONTACT', otp, referenceNumber, panNumber: pan }),
        )
        checked.current = { referenceNumber, otp }
      }}
      onVerified={() => checked.current && onChecked(checked.current)}
    />
  )
}
