import { useEffect, useRef, useState } from 'react'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { ApiError } from '../../api/public'
import { plainMessage } from '@portal/contracts/catalogue/inner'
import { showToast } from '../../state/public'
import { otpLimits, validateOtp } from '@portal/contracts/validation'
import { otpCode } from '@portal/contracts/validation/inner'
import { useCountdown } from '@portal/ui/base'
import { isAboutCode, otpRefusal, triesUsed, wrongCodeText, type OtpRefusal } from './otp-refusal'

export interface OtpCalls {
  /** Sends a code; called at once, and without a toast: a failure is toasted here. */
  request: () => Promise<OtpChallenge>
  resend: (referenceNumber: string) => Promise<OtpChallenge>
  /** Checks prefix and digits, without a toast; rejects with the server's refusal. */
  validate: (referenceNumber: string, code: string) => Promise<unknown>
  onVerified: () => void
  /** No code could be sent; the dialog has closed and a danger toast has said why (S8.081). */
  onFailed?: (text: string) => void
  /** Digits of a code until the server has said how many it asks for. */
  length?: number
}

/** One challenge from its request to the right code: attempts and resends as the server counts them (decision 7). */
export function useOtp(calls: OtpCalls) {
  const entry = useEntry()
  const { work, run } = useWork()
  const { challenge, digits } = entry
  const length = challenge?.digits ?? calls.length ?? otpLimits.digits

  const fail = (reason: unknown) => {
    const text = textOf(reason)
    showToast({ type: 'danger', message: text })
    calls.onFailed?.(text)
  }
  const request = () => run('requesting', calls.request, { done: entry.accept, failed: fail })
  const resend = () => {
    if (!challenge) return
    entry.setResendError(undefined)
    run('resending', () => calls.resend(challenge.referenceNumber), {
      done: entry.accept,
      failed: entry.refuseResend,
    })
  }
  const submit = () => {
    if (!challenge || work || validateOtp(digits, length) || entry.refusal?.over) return
    const check = () => calls.validate(challenge.referenceNumber, otpCode(challenge.prefixValue, digits))
    run('validating', check, { done: calls.onVerified, failed: entry.refuse })
  }
  const confirmByPasskey = () => {
    if (!challenge || work) return
    const { referenceNumber } = challenge
    const confirm = async () => {
      const { codeByPasskey } = await import('./passkey-code')
      const code = await codeByPasskey(referenceNumber)
      if (!code) return false
      entry.renew(code.prefixValue)
      await calls.validate(referenceNumber, otpCode(code.prefixValue, code.digits))
      return true
    }
    run('validating', confirm, {
      done: (isConfirmed) => isConfirmed && calls.onVerified(),
      failed: entry.refusePasskey,
    })
  }
  useOnce(request)
  return { ...entry, length, work, request, resend, submit, confirmByPasskey }
}

export type OtpState = ReturnType<typeof useOtp>

const textOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : plainMessage('E19')
const resendTime = ({ resendAfterSeconds }: OtpChallenge) => Date.now() + resendAfterSeconds * 1000
const oneTryLess = (before: OtpChallenge | undefined) =>
  before && { ...before, attemptsLeft: Math.max(0, before.attemptsLeft - 1) }
const withPrefix = (prefixValue: string) => (before: OtpChallenge | undefined) =>
  before && { ...before, prefixValue }
const noResends = (before: OtpChallenge | undefined) => before && { ...before, resendsLeft: 0 }
const isResendOver = (error: unknown) => error instanceof ApiError && error.code === '-112'

/** What is known of the challenge and what was typed for it. */
function useEntry() {
  const [challenge, setChallenge] = useState<OtpChallenge>()
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  const [told, setTold] = useState<OtpRefusal>()
  const [resendError, setResendError] = useState<string>()
  const [resendAt, setResendAt] = useState<number>()
  const [cleared, setCleared] = useState(0)
  const wait = useCountdown(resendAt)
  const clear = (text?: string, refusal?: OtpRefusal) => {
    setDigits('')
    setError(text)
    setTold(refusal)
    setCleared((before) => before + 1)
  }
  const accept = (next: OtpChallenge) => {
    // What is sent again stays a code that a passkey may stand in for.
    setChallenge((before) => ({ passkey: before?.passkey, ...next }))
    setResendAt(resendTime(next))
    clear()
  }
  const refuse = (reason: unknown) => {
    const text = wrongCodeText(reason)
    if (text !== undefined) setChallenge(oneTryLess)
    clear(text, otpRefusal(reason))
  }
  const refusePasskey = (reason: unknown) => {
    refuse(reason)
    if (!isAboutCode(reason)) setTold({ text: textOf(reason), over: false })
  }
  const refuseResend = (reason: unknown) => {
    const refusal = otpRefusal(reason)
    if (refusal?.over) return clear(undefined, refusal)
    if (isResendOver(reason)) setChallenge(noResends)
    setResendError(plainMessage('E50'))
  }
  const refusal = challenge?.attemptsLeft === 0 ? triesUsed : told
  return {
    challenge,
    digits,
    setDigits,
    error,
    refusal,
    resendError,
    setResendError,
    wait,
    cleared,
    accept,
    refuse,
    refusePasskey,
    refuseResend,
    renew: (prefixValue: string) => setChallenge(withPrefix(prefixValue)),
  }
}

type Work = 'requesting' | 'validating' | 'resending' | null

interface Outcome<Answer> {
  done: (answer: Answer) => void
  failed: (reason: unknown) => void
}

/** One call at a time; what comes back after the dialog was closed is dropped. */
function useWork() {
  const [work, setWork] = useState<Work>('requesting')
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => void (alive.current = false)
  }, [])
  const run = <Answer>(kind: Work, call: () => Promise<Answer>, { done, failed }: Outcome<Answer>) => {
    const settled = (next: () => void) => {
      if (!alive.current) return
      setWork(null)
      next()
    }
    setWork(kind)
    call().then(
      (answer) => settled(() => done(answer)),
      (reason: unknown) => settled(() => failed(reason)),
    )
  }
  return { work, run }
}

function useOnce(effect: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    effect()
  })
}
