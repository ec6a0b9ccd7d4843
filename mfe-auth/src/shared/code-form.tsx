import {
  api,
  Button,
  Card,
  FormElement,
  isAboutCode,
  OtpPanel,
  SentTo,
  useHost,
  useOtp,
  useVersionHold,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { otpApi } from '@portal/contracts/identity/otp'
import type { TypedCode } from '@portal/contracts/identity/auth-methods'
import { useRef, useState } from 'react'
import styles from './auth-form.module.css'
import { RefusalNote } from './refusal-note'
import type { RunningStep } from './running-step'
import { type Refusal, refusalOf } from './use-submission'

export interface CodeFormProps {
  step: RunningStep
  /** Words of the one button. */
  confirm: string
  /** Spends the code; what is refused for another reason than the code is said above it. */
  check: (typed: TypedCode) => Promise<() => void>
}

/** The one-time code of a first step, on a page of its own. */
export function CodeForm({ step, confirm, check }: CodeFormProps) {
  const host = useHost()
  const first = useRef<RunningStep['started'] | undefined>(step.started)
  const uniqueID = useRef(step.started.uniqueID)
  const goOn = useRef<() => void>(undefined)
  const [refusal, setRefusal] = useState<Refusal>()
  useVersionHold(true)
  const otp = useOtp({
    request: async () => {
      const started = first.current ?? (await step.again())
      first.current = undefined
      uniqueID.current = started.uniqueID
      setRefusal(undefined)
      return started.challenge
    },
    resend: (referenceNumber) => api.call(otpApi.resend, { activityType: step.activity, referenceNumber }),
    validate: async (referenceNumber, code) => {
      try {
        goOn.current = await check({ uniqueID: uniqueID.current, referenceNumber, otp: code })
      } catch (error) {
        if (isAboutCode(error)) throw error
        setRefusal(refusalOf(error))
      }
    },
    onVerified: () => goOn.current?.(),
    onFailed: (text) => host.toast({ type: 'danger', message: text }),
  })
  return (
    <Card label={t`Your code`}>
      <FormElement className={styles.fields} onSubmit={otp.submit} aria-label={t`Enter your code`}>
        <RefusalNote refusal={refusal} />
        {otp.challenge && (
          <p>
            <SentTo challenge={otp.challenge} />
          </p>
        )}
        <OtpPanel otp={otp} />
        <Button
          type="submit"
          fullWidth
          disabled={otp.digits.length !== otp.length || otp.refusal?.over || refusal !== undefined}
          busy={otp.work === 'validating'}
        >
          {confirm}
        </Button>
      </FormElement>
    </Card>
  )
}
