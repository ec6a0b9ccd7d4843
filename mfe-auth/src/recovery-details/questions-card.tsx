import {
  api,
  Button,
  Card,
  newIdempotencyKey,
  otpCheck,
  otpRequest,
  OtpDialog,
  PortalForm,
  queryFor,
  useHost,
  useInvestor,
  useQuery,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { recoveryApi, type SecurityQuestion } from '@portal/contracts/identity/recovery-details'
import { useState } from 'react'
import styles from '../shared/auth-form.module.css'
import { answersIn, questionErrors, QuestionFields, type QuestionValues } from '../shared/question-fields'
import { RefusalNote } from '../shared/refusal-note'
import { type Refusal, refusalOf } from '../shared/use-submission'

const activityType = 'SERVICE_REQUEST'

/** The security questions: which are answered, and other answers in their place, confirmed by a code. */
export function QuestionsCard({
  answered,
  onChanged,
}: {
  answered: readonly SecurityQuestion[]
  onChanged: () => void
}) {
  const host = useHost()
  const [typed, setTyped] = useState<QuestionValues>()
  const [refusal, setRefusal] = useState<Refusal>()
  const requested = useQuery(queryFor(recoveryApi.registrationQuestions, {}))
  const questions = answered.map(({ text }) => text).join(' ')
  const subtitle = questions
    ? t`You answered: ${questions}`
    : t`You have answered none yet. We ask one of them if you forget your password.`
  return (
    <Card title={t`Security questions`} subtitle={subtitle}>
      <PortalForm<QuestionValues> className={styles.fields} onSubmit={setTyped} validate={questionErrors}>
        {({ values }) => (
          <>
            <RefusalNote refusal={refusal} />
            <QuestionFields questions={requested.data?.questions ?? []} values={values} />
            <Button type="submit" variant="secondary" fullWidth>
              {t`Save the answers`}
            </Button>
          </>
        )}
      </PortalForm>
      {typed && (
        <ConfirmAnswers
          typed={typed}
          onRefused={(error) => setRefusal(refusalOf(error))}
          onClose={() => setTyped(undefined)}
          onSaved={() => {
            setRefusal(undefined)
            host.toast({ type: 'success', message: t`Your answers are saved.` })
            onChanged()
          }}
        />
      )}
    </Card>
  )
}

interface ConfirmAnswersProps {
  typed: QuestionValues
  onRefused: (error: unknown) => void
  onClose: () => void
  onSaved: () => void
}

function ConfirmAnswers({ typed, onRefused, onClose, onSaved }: ConfirmAnswersProps) {
  const { pan, emailId, mobileNum, isInternational } = useInvestor()
  const details = { investorEmailId: emailId, investorMobNo: mobileNum, isInternational, folioNumber: '' }
  const save = async (referenceNumber: string, otp: string) => {
    await api.call(otpApi.validate, otpCheck({ activityType, otp, referenceNumber, panNumber: pan }))
    try {
      const answers = answersIn(typed)
      await api.call(recoveryApi.updateRecoveryDetails, {
        panNumber: pan,
        answers,
        code: { referenceNumber, otp },
      })
      onSaved()
    } catch (error) {
      onRefused(error)
    }
  }
  return (
    <OtpDialog
      open
      onClose={onClose}
      request={() =>
        api.call(
          otpGenerateApi.generate,
          otpRequest(details, { activityType, pan, reference: newIdempotencyKey() }),
        )
      }
      resend={(referenceNumber) => api.call(otpApi.resend, { activityType, referenceNumber })}
      validate={save}
      onVerified={() => undefined}
    />
  )
}
