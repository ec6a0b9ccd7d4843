import { api, isAboutCode, OtpDialog, useHost } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { type ActivityType, otpApi } from '@portal/kernel/contracts/otp'
import { useRef } from 'react'

type Started = ResponseOf<typeof authApi.register>
export type Verified = ResponseOf<typeof authApi.verifyOtp>

export interface CodeDialogProps {
  open: boolean
  activity: ActivityType
  /** Starts the registration, the recovery or the unlock, which sends the code. */
  start: () => Promise<Started>
  onVerified: (verified: Verified) => void
  /** The code was right, but what it was for is refused. */
  onRefused: (error: unknown) => void
  onClose: () => void
}

/** The one-time code of somebody who is not logged in. */
export function CodeDialog({ open, activity, start, onVerified, onRefused, onClose }: CodeDialogProps) {
  const host = useHost()
  const uniqueID = useRef('')
  const verified = useRef<Verified>(null)
  return (
    <OtpDialog
      open={open}
      onClose={onClose}
      request={async () => {
        const started = await start()
        uniqueID.current = started.uniqueID
        return started.challenge
      }}
      resend={(referenceNumber) => api.call(otpApi.resend, { activityType: activity, referenceNumber })}
      validate={async (referenceNumber, otp) => {
        const body = { uniqueID: uniqueID.current, referenceNumber, otp }
        try {
          verified.current = await api.call(authApi.verifyOtp, body)
        } catch (error) {
          if (isAboutCode(error)) throw error
          onClose()
          onRefused(error)
        }
      }}
      onVerified={() => {
        if (verified.current) onVerified(verified.current)
      }}
      onFailed={(message) => host.toast({ type: 'danger', message })}
    />
  )
}
