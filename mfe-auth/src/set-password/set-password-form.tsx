import {
  api,
  Button,
  Card,
  FormPasswordField,
  href,
  PasswordChecklist,
  passwordRules,
  PortalForm,
  routes,
  useHost,
  useNavigate,
  validateConfirmPassword,
  validatePassword,
} from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'
import { useEffect } from 'react'
import { RefusalNote } from '../shared/refusal-note'
import styles from '../shared/auth-form.module.css'
import { useSubmission } from '../shared/use-submission'

import { forgetPermission, type Person } from './permission'

interface PasswordValues {
  password: string
  confirm: string
}

/** The new password twice; the second field opens when the first one keeps every rule (S5.010). */
export function SetPasswordForm({ person }: { person: Person }) {
  const navigate = useNavigate()
  const host = useHost()
  const context = { ...person, userId: person.pan }
  useEffect(() => forgetPermission, [])
  const { refusal, submit } = useSubmission(async ({ password }: PasswordValues) => {
    await api.call(authApi.createPassword, { userId: person.pan, passWord: password })
    await navigate(href(routes.login), { replace: true })
    host.toast({ type: 'success', message: 'Your password is set. Log in with it.' })
  })
  return (
    <Card label="Password for your PAN">
      <PortalForm<PasswordValues>
        className={styles.fields}
        onSubmit={submit}
        validate={({ password, confirm }) => ({
          password: validatePassword(password, context),
          confirm: validateConfirmPassword(confirm, password),
        })}
      >
        {({ submitting, values, valid }) => {
          const rules = passwordRules(values.password ?? '', context)
          return (
            <>
              <RefusalNote refusal={refusal} />
              <FormPasswordField name="password" label="New password" autoComplete="new-password" />
              <PasswordChecklist rules={rules} />
              <FormPasswordField
                name="confirm"
                label="Re-enter new password"
                autoComplete="new-password"
                disabled={!rules.every((rule) => rule.ok)}
              />
              <Button type="submit" fullWidth busy={submitting} disabled={!valid}>
                Set password
              </Button>
            </>
          )
        }}
      </PortalForm>
    </Card>
  )
}
