import { api, otpCheck, OtpDialog, otpRequest, useHost, useInvestor } from '@portal/kernel'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { useRef } from 'react'

export interface FolioCodeDialogProps {
  open: boolean
  onClose: () => void
  onVerified: (code: { otp: string; referenceNumber: string }) => void
  title?: string
}

const activityType = 'NEW_FOLIO'

/** The investor's own code for a new folio; what it confirms is sent along with it. */
export function FolioCodeDialog({ onVerified, ...dialog }: FolioCodeDialogProps) {
  const investor = useInvestor()
  const host = useHost()
  const code = useRef<{ otp: string; referenceNumber: string }>(undefined)
  const request = () => {
    const { pan, mobileNum, emailId, isInternational } = investor
    const to = { investorMobNo: mobileNum, investorEmailId: emailId, isInternational, folioNumber: '' }
    return api.call(
      otpGenerateApi.generate,
      otpRequest(to, { activityType, pan, reference: crypto.randomUUID() }),
    )
  }
  const validate = async (referenceNumber: string, otp: string) => {
    await api.call(otpApi.validate, otpCheck({ activityType, otp, referenceNumber, panNumber: investor.pan }))
    code.current = { otp, referenceNumber }
  }
  return (
    <OtpDialog
      {...dialog}
      request={request}
      resend={(referenceNumber) => api.call(otpApi.resend, { activityType, referenceNumber })}
      validate={validate}
      onVerified={() => code.current && onVerified(code.current)}
      onFailed={(text) => void host.toast({ type: 'danger', message: text })}
    />
  )
}
