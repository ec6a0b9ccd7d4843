import { api, isAboutCode, OtpDialog, useHost } from '@portal/kernel'
import { type ActivityType, otpApi } from '@portal/contracts/identity/otp'
import type { CodeChallenge, TypedCode } from '@portal/contracts/identity/auth-methods'
import { useRef } from 'react'

export interface CodeDialogProps<Verified> {
  open: boolean
  activity: ActivityType
  /** Starts the registration, the log-in or the look-up, which sends the code. */
  start: () => Promise<CodeChallenge>
  /** Spends the code. */
  check: (typed: TypedCode) => Promise<Verified>
  onVerified: (verified: Verified) => void
  /** The code was right, but what it was for is refused. */
  onRefused: (error: unknown, code: TypedCode) => void
  onClose: () => void
}

/** The one-time code of somebody who is not logged in. */
export function CodeDialog<Verified>(props: CodeDialogProps<Verified>) {
  const { open, activity, start, check, onVerified, onRefused, onClose } = props
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
        const code = { uniqueID: uniqueID.current, referenceNumber, otp }
        try {
          verified.current = await check(code)
        } catch (error) {
          if (isAboutCode(error)) throw error
          onClose()
          onRefused(error, code)
        }
      }}
      onVerified={() => {
        if (verified.current) onVerified(verified.current)
      }}
      onFailed={(message) => host.toast({ type: 'danger', message })}
    />
  )
}
