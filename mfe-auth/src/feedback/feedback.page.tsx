import {
  api,
  href,
  LinkButton,
  Note,
  Page,
  readStored,
  removeStored,
  routes,
  useHost,
  useNavigate,
  useSession,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { feedbackApi } from '@portal/contracts/support/feedback'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useSubmission } from '../shared/use-submission'
import { type Answer, FeedbackForm } from './feedback-form'

/** /auth/feedback, where a sign-out leads when feedback is due (S4.011) */
export default function FeedbackPage() {
  const [reference] = useState(() => readStored('feedbackReference', z.string()))
  const invitation = useSession()
    ? t`Answer two questions in half a minute.`
    : t`You have successfully logged out. Answer two questions in half a minute.`
  const next = useNextPlace()
  return (
    <Page title={t`How was your visit?`} context={reference && invitation} back={next} width="narrow">
      {reference ? <Survey reference={reference} next={next.to} /> : <NothingToAsk />}
    </Page>
  )
}

/** Help, which leads here too, or the log-in page after a sign-out. */
function useNextPlace() {
  return useSession()
    ? { to: href(routes.help), label: t`Help` }
    : { to: href(routes.login), label: t`Log in` }
}

function Survey({ reference, next }: { reference: string; next: string }) {
  const navigate = useNavigate()
  const host = useHost()
  const leave = () => {
    removeStored('feedbackReference')
    void navigate(next, { replace: true })
  }
  const { submit, refusal } = useSubmission<Answer>(async (answer) => {
    await api.call(feedbackApi.submit, { reference, ...answer })
    leave()
    host.toast({ type: 'success', message: t`Thank you. We have your feedback.` })
  })
  const later = () => {
    // That the answer does not come now is nothing to trouble the investor with, whatever becomes of the call.
    void api.call(feedbackApi.postpone, { reference }).catch(() => undefined)
    leave()
  }
  return <FeedbackForm refusal={refusal} onSubmit={submit} onLater={later} />
}

function NothingToAsk() {
  return (
    <Note
      tone="info"
      title={t`We have no questions for you`}
      action={
        <LinkButton to={href(routes.login)} variant="secondary" size="sm">
          {t`Log in`}
        </LinkButton>
      }
    >
      {t`We ask for feedback from time to time, after you sign out.`}
    </Note>
  )
}
