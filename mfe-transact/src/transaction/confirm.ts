import {
  api,
  ApiError,
  clearTwoFactor,
  getTwoFactor,
  otpCheck,
  type OtpDialogProps,
  type OtpPurpose,
  otpRequest,
  storeTwoFactor,
  type TwoFactor,
  useHost,
  useInvestor,
} from '@portal/kernel'
import type { Investor } from '@portal/contracts/identity/auth'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { useState } from 'react'
import { mayRepeat } from './may-repeat'

/** What a one-time code confirms: orders as they stand, or that one is taken back. */
export interface CodeSubject extends Pick<
  OtpPurpose,
  'activityType' | 'orders' | 'transactionId' | 'bankId'
> {
  /** null: the order opens a folio. */
  folioNo: string | null
}

/** What is confirmed, and the call that then makes it true. */
interface ConfirmedCall<Answer> {
  subject: CodeSubject
  /** One for one intent: a double click, a retry and a reload make one call of it. */
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

/** Asks for the investor's one-time code, which confirms this subject only. */
export function codeRequest(
  investor: Pick<Investor, 'pan' | 'emailId' | 'mobileNum' | 'isInternational'>,
  { folioNo, ...purpose }: CodeSubject,
  reference: string,
) {
  return otpRequest(
    {
      investorMobNo: investor.mobileNum,
      investorEmailId: investor.emailId,
      isInternational: investor.isInternational,
      folioNumber: folioNo ?? '',
    },
    { ...purpose, pan: investor.pan, reference },
  )
}

/** Under which key a call is repeated, and that its refusal is toasted (S7.091). */
export interface OnceOptions {
  idempotencyKey: string
  toast: true
}

/** One call that a one-time code confirms. */
export type CallByCode<Answer> = (code: TwoFactor, options: OnceOptions) => Promise<Answer>

/**
 * Makes a call with the stored one-time code, which is then removed (S7.086). When no answer came the code stays, so
 * that the very same request can be repeated under its key. A refusal is toasted in the server's words by the failure
 * sink (S7.091) and given to `failed`; the call yields false when no data returns (S7.092).
 */
async function placeWithCode<Answer>(
  call: CallByCode<Answer>,
  idempotencyKey: string | null,
  failed: (error: ApiError) => void,
): Promise<Answer | false> {
  const code = getTwoFactor()
  if (!code || !idempotencyKey) return false
  try {
    const answer = await call(code, { idempotencyKey, toast: true })
    clearTwoFactor()
    return answer
  } catch (error) {
    if (!mayRepeat(error)) clearTwoFactor()
    if (!(error instanceof ApiError)) throw error
    failed(error)
    return false
  }
}
