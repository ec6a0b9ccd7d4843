import {
  AlertPopup,
  api,
  Button,
  Card,
  FormPasswordField,
  getSession,
  href,
  PasswordChecklist,
  passwordRules,
  PortalForm,
  routes,
  signOut,
  useHost,
  useNavigate,
  validateConfirmPassword,
  validatePassword,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { authApi } from '@portal/contracts/identity/auth'
import { recoveryApi, type SecurityQuestion } from '@portal/contracts/identity/recovery-details'
import { answersIn, questionErrors, QuestionFields, type QuestionValues } from '../shared/question-fields'
import { RefusalNote } from '../shared/refusal-note'
import styles from '../shared/auth-form.module.css'
import { keepPan } from '../shared/running-step'
import { useSubmission } from '../shared/use-submission'
import type { Person } from './permission'

interface PasswordValues extends QuestionValues {
  password: string
  confirm: string
}

export interface SetPasswordFormProps {
  person: Person
  /** Asked for with a first password; none where this installation asks none. */
  questions?: readonly SecurityQuestion[]
  /** What is said once it is set: in a popup where it replaces one that was forgotten, else in a toast. */
  done: string
  popup?: boolean
}

/** What the server has against the password itself, too easy or the one before, is told at its field. */
const toldAtField = { '-106': 'password' } as const

/** The new password twice; the second field opens when the first one keeps every rule (S5.010). */
export function SetPasswordForm({ person, questions = [], done, popup = false }: SetPasswordFormProps) {
  const navigate = useNavigate()
  const host = useHost()
  const { pan, name, mobile, email, userId = pan } = person
  const context = { pan, name, mobile, email, userId }
  const [isSet, setIsSet] = useState(false)
  const leave = async (to: AfterReset) => {
    // The session of quick invest ends with the registration that follows it.
    if (getSession()) await signOut('forced')
    keepPan(pan)
    await navigate(href(to), { replace: true })
  }
  const { refusal, submit } = useSubmission(async ({ password, ...values }: PasswordValues) => {
    if (questions.length) await api.call(recoveryApi.questions, { answers: answersIn(values) })
    await api.call(authApi.createPassword, { userId, passWord: password })
    if (popup) return setIsSet(true)
    await leave(routes.login)
    host.toast({ type: 'success', message: done })
  }, toldAtField)
  return (
    <Card label={t`Password for your PAN`}>
      <PortalForm<PasswordValues>
        className={styles.fields}
        onSubmit={submit}
        validate={({ password, confirm, ...values }) => ({
          ...(questions.length && questionErrors(values)),
          password: validatePassword(password, context),
          confirm: validateConfirmPassword(confirm, password),
        })}
      >
        {({ submitting, values, valid }) => {
          const rules = passwordRules(values.password ?? '', context)
          return (
            <>
              <RefusalNote refusal={refusal} />
              {/* A password manager keeps the new password with this name. */}
              <input name="username" autoComplete="username" value={pan} readOnly hidden />
              {questions.length > 0 && <QuestionFields questions={questions} values={values} />}
              <FormPasswordField name="password" label={t`New password`} autoComplete="new-password" />
              <PasswordChecklist rules={rules} />
              <FormPasswordField
                name="confirm"
                label={t`Re-enter new password`}
                autoComplete="new-password"
                disabled={!rules.every((rule) => rule.ok)}
              />
              <Button type="submit" fullWidth busy={submitting} disabled={!valid}>
                {t`Set password`}
              </Button>
            </>
          )
        }}
      </PortalForm>
      <ResetPopup open={isSet} text={done} onChoose={(to) => void leave(to)} />
    </Card>
  )
}

type AfterReset = typeof routes.login | typeof routes.register

/** That the password is reset; who came by quick invest may have no log-in yet (S2.114). */
function ResetPopup({
  open,
  text,
  onChoose,
}: {
  open: boolean
  text: string
  onChoose: (to: AfterReset) => void
}) {
  return (
    <AlertPopup
      open={open}
      type="resetPassword"
      quickInvest={getSession() !== undefined}
      title={t`Your password is reset`}
      message={text}
      onClose={() => onChoose(routes.login)}
      onChoose={(button) => onChoose(button === 'Register' ? routes.register : routes.login)}
    />
  )
}
