import { href, message, Page, routes } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { NoCode } from '../shared/code-page'
import type { Person } from './permission'
import { QuestionForm } from './question-form'
import { SetPasswordForm } from './set-password-form'
import { usePermittedPerson } from './use-permitted-person'

const codeChallenge = () => ({ to: href(routes.forgotPassword), label: t`Forgot password` })

/** /auth/set-new-password: in place of one that was forgotten. */
export default function SetNewPasswordPage() {
  const person = usePermittedPerson()
  return (
    <Page
      title={t`Set a new password`}
      context={t`It replaces the old one and signs you out everywhere.`}
      back={{ to: href(routes.login), label: t`Back to log in` }}
      width="narrow"
    >
      {person ? <NewPassword person={person} /> : <NoCode codeChallenge={codeChallenge()} />}
    </Page>
  )
}

function NewPassword({ person }: { person: Person }) {
  const [answered, setAnswered] = useState(person.question === undefined)
  if (person.question && !answered)
    return <QuestionForm question={person.question} onAnswered={() => setAnswered(true)} />
  return <SetPasswordForm person={person} done={message('passwordReset')} popup />
}
