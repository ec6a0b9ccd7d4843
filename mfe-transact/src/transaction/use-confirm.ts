import { useState } from 'react'
import {
  api,
  type ApiError,
  getTwoFactor,
  otpCheck,
  storeTwoFactor,
  useHost,
  useInvestor,
  type OtpDialogProps,
} from '@portal/kernel'
import { otpApi } from '@portal/kernel/contracts/otp'
import { otpGenerateApi } from '@portal/kernel/contracts/otp-generate'
import { codeRequest, type CodeSubject } from './otp-request'
import { mayRepeat, placeWithCode, type CallByCode } from './place-with-code'

/** What is confirmed, and the call that then makes it true. */
export interface ConfirmedCall<Answer> {
  subject: CodeSubject
  /** One for one wish: a double click, a retry and a reload make one call of it. */
  idempotencyKey: string | null
  call: CallByCode<Answer>
  done: (answer: Answer) => void
}

export interface Confirmation {
  /** Sends the code; or makes the call at once where a checked code only waits for an answer that never came. */
  confirm: () => void
  busy: boolean
  /** What the server said against it. */
  failure: ApiError | undefined
  otp: Omit<OtpDialogProps, 'length' | 'voice'>
}

/** Confirms something by a one-time code and then does it. */
export function useConfirm<Answer>(what: ConfirmedCall<Answer>): Confirmation {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  const place = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await placeWithCode(what.call, what.idempotencyKey, setFailure)
    setBusy(false)
    if (answer !== false) what.done(answer)
  }
  const confirm = () => {
    if (busy) return
    setFailure(undefined)
    if (failure && mayRepeat(failure) && getTwoFactor()) void place()
    else setOpen(true)
  }
  const calls = useOtpCalls(what.subject, what.idempotencyKey)
  return {
    confirm,
    busy,
    failure,
    otp: { ...calls, open, onClose: () => setOpen(false), onVerified: () => void place() },
  }
}

/** The calls of the one-time code; a checked code is stored for the call that consumes it. */
function useOtpCalls(subject: CodeSubject, idempotencyKey: string | null) {
  const investor = useInvestor()
  const host = useHost()
  const { activityType } = subject
  return {
    request: () => api.call(otpGenerateApi.generate, codeRequest(investor, subject, idempotencyKey ?? '')),
    resend: (referenceNumber: string) => api.call(otpApi.resend, { activityType, referenceNumber }),
    validate: async (referenceNumber: string, otp: string) => {
      const body = { activityType, otp, referenceNumber, panNumber: investor.pan }
      await api.call(otpApi.validate, otpCheck(body))
      storeTwoFactor({ otp, otpVerifyMode: 'OTP', referenceNumber })
    },
    onFailed: (message: string) => void host.toast({ type: 'danger', message }),
  }
}
