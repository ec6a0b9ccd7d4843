import {
  ApiError,
  Button,
  Card,
  FormBirthDateField,
  FormTextField,
  indiaToday,
  PortalForm,
  useVersionHold,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { PanCard } from '@portal/contracts/identity/auth'
import { validateName, validatePastDate } from '@portal/contracts/validation'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './auth-form.module.css'
import { RefusalNote } from './refusal-note'
import { useSubmission } from './use-submission'

/** The code was right, and the server asks somebody new for what is on the PAN card. */
export const isCardNeeded = (error: unknown): boolean => error instanceof ApiError && error.code === '-544'

/** The code can no longer be used: its tries or its time are over, or it is not known any more. */
const over: readonly string[] = ['-109', '-111', 'E_NOT_FOUND']

export interface CardFormProps {
  /** Words of the one button. */
  confirm: string
  /** Sends what was typed; what is refused is said above it, and what was typed stays. */
  onSubmit: (card: PanCard) => Promise<void>
  /** Leads to a new code. */
  onAgain: () => Promise<void>
}

/**
 * Who somebody new is. Where the register of PANs tells no names, it only says whether both are right, and the server not
 * which of them is wrong.
 */
export function CardForm({ confirm, onSubmit, onAgain }: CardFormProps) {
  const sent = useSubmission(onSubmit)
  const again = useSubmission(onAgain)
  const refusal = again.refusal ?? sent.refusal
  useVersionHold(true)
  return (
    <Card
      title={t`As on your PAN card`}
      subtitle={t`Your code is right. We compare this with the PAN register.`}
    >
      <PortalForm<PanCard>
        className={styles.fields}
        label={t`As on your PAN card`}
        onSubmit={sent.submit}
        validate={({ name, dob }) => ({ name: validateName(name), dob: validatePastDate(dob, indiaToday()) })}
      >
        {({ submitting }) => (
          <>
            <RefusalNote refusal={refusal} />
            <FirstField>
              <FormTextField name="name" label={t`Full name`} autoComplete="name" />
            </FirstField>
            <FormBirthDateField name="dob" label={t`Date of birth`} />
            {refusal && over.includes(refusal.code) ? (
              <Button fullWidth onClick={() => void again.submit(undefined)}>{t`Ask for a new code`}</Button>
            ) : (
              <Button type="submit" fullWidth busy={submitting}>
                {confirm}
              </Button>
            )}
          </>
        )}
      </PortalForm>
    </Card>
  )
}

/** Has the focus once the dialog of the code is gone, so that a reader hears where the way goes on. */
function FirstField({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => box.current?.querySelector('input')?.focus())
    return () => clearTimeout(timer)
  }, [])
  return <div ref={box}>{children}</div>
}
