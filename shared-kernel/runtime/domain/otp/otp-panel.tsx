import { textOf } from '@portal/contracts/words'
import { plural, t } from '@portal/contracts/words/macros'
import { Trans } from '@portal/ui/words/macros'
import { useEffect, useId, useRef, useState } from 'react'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { formatCountdown } from '@portal/contracts/format'
import { otpLimits } from '@portal/contracts/validation'
import { Button, Spinner } from '@portal/ui/button'
import { FieldError } from '@portal/ui/field/inner'
import { OtpField } from './otp-field'
import { triesUsed, type OtpRefusal } from './otp-refusal'
import styles from './otp-panel.module.css'
import type { OtpState } from './use-otp'

const inputAfter = 500

export interface OtpPanelProps {
  otp: OtpState
  /** Says that a voice call follows; switched off in this installation's configuration (S8.091). */
  voice?: boolean
}

/** The code's input, its limits and Resend; the input shows half a second after the panel opened (S4.061). */
export function OtpPanel({ otp, voice = false }: OtpPanelProps) {
  const { challenge, length, digits, setDigits, error, refusal, work, cleared } = otp
  const input = useRef<HTMLInputElement>(null)
  const settled = useAfter(inputAfter)
  const shown = settled && challenge !== undefined
  useEffect(() => void input.current?.focus(), [shown, cleared])
  if (!shown || !challenge)
    return (
      <p className={styles.waiting} role="status">
        <Spinner />
        {t`Sending a code`}
      </p>
    )
  return (
    <>
      <OtpField
        ref={input}
        label={t`One-time code`}
        hideLabel
        prefix={challenge.prefixValue}
        length={length}
        value={digits}
        onChange={setDigits}
        readOnly={work === 'validating' || refusal?.over}
        disabled={refusal === triesUsed}
        error={error}
        hint={!refusal?.over && <OtpHint challenge={challenge} />}
      />
      {voice && challenge.maskedMobile && (
        <p className={styles.muted}>
          {t`If the SMS does not arrive within ${{ seconds: otpLimits.voiceAfterSeconds }} seconds, we call your registered Indian mobile with the code.`}
        </p>
      )}
      {challenge.passkey && !refusal?.over && typeof PublicKeyCredential === 'function' && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.passkey}
          disabled={work !== null}
          onClick={() => otp.confirmByPasskey()}
        >
          {t`Use your passkey instead`}
        </Button>
      )}
      {refusal && <Refused otp={otp} refusal={refusal} />}
      {!refusal?.over && <Resend otp={otp} challenge={challenge} />}
    </>
  )
}

function useAfter(milliseconds: number): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}

/** S8.090 */
function OtpHint({ challenge }: { challenge: OtpChallenge }) {
  const { prefixValue, attemptsLeft, minutes = otpLimits.minutes } = challenge
  return (
    <>
      {prefixValue && (
        <>
          <Trans>
            The code that starts with <b className={styles.strong}>{prefixValue}</b>.
          </Trans>{' '}
        </>
      )}
      {t`Valid for ${minutes} minutes.`}{' '}
      {plural(attemptsLeft, { one: 'You have # try.', other: 'You have # tries.' })}
    </>
  )
}

/** Resend waits for its countdown, and is gone when no resend is left (S4.062, decision 7). */
function Resend({ otp, challenge }: { otp: OtpState; challenge: OtpChallenge }) {
  const clock = useId()
  const spam = challenge.maskedEmail ? t`Look in your spam folder too.` : ''
  if (challenge.resendsLeft === 0)
    return (
      <p className={styles.resend}>
        <span>
          {t`No code yet?`}{' '}
          <span className={styles.muted}>
            {t`You have no resends left.`} {spam}
          </span>
        </span>
      </p>
    )
  const waiting = otp.wait > 0
  const { resendsLeft } = challenge
  const resends = plural(resendsLeft, { one: '# resend left.', other: '# resends left.' })
  return (
    <>
      <div className={styles.resend}>
        <span>
          {t`No code yet?`} <span className={styles.muted}>{`${spam} ${resends}`.trim()}</span>
        </span>
        <Button
          variant="quiet"
          size="sm"
          disabled={waiting}
          busy={otp.work === 'resending'}
          aria-describedby={waiting ? clock : undefined}
          onClick={() => otp.resend()}
        >
          {t`Resend`}
        </Button>
        {waiting && (
          <span className={styles.clock} id={clock} role="timer">
            {formatCountdown(otp.wait)}
          </span>
        )}
      </div>
      {otp.resendError && <FieldError>{otp.resendError}</FieldError>}
    </>
  )
}

/** Why the code was not taken, and the new start where nothing else helps. */
function Refused({ otp, refusal }: { otp: OtpState; refusal: OtpRefusal }) {
  return (
    <div className={styles.resend} role="alert">
      <span>{textOf(refusal.text)}</span>
      {refusal.over && (
        <Button variant="secondary" size="sm" busy={otp.work === 'requesting'} onClick={() => otp.request()}>
          {t`Start again`}
        </Button>
      )}
    </div>
  )
}
