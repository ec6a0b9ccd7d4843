import {
  Button,
  Card,
  FormScoreField,
  FormTextArea,
  limits,
  Note,
  PortalForm,
  questionFor,
  Stack,
  useHost,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useTicketActs } from './help.api'
import { useRefused } from './use-refused'

interface Rating {
  score: number
  comment?: string
}

/** How good the answer was, in one number, and why if the investor cares to say. */
export function RateCard({ number }: { number: string }) {
  const { rate } = useTicketActs(number)
  const { refused, attempt } = useRefused()
  const host = useHost()
  const submit = (rating: Rating) =>
    attempt(async () => {
      await rate.mutateAsync(rating)
      host.toast({ type: 'success', message: t`Thank you. We have your rating.` })
    })
  return (
    <Card title={t`How was our answer?`}>
      <PortalForm<Rating> label={t`Your rating`} onSubmit={submit}>
        {({ values, submitting }) => (
          <Stack gap="fields">
            {refused && (
              <Note tone="negative" role="alert">
                {refused}
              </Note>
            )}
            <FormScoreField label={t`After this answer, how likely are you to recommend us?`} />
            <FormTextArea
              optional
              name="comment"
              label={questionFor(values.score)}
              rows={2}
              maxLength={limits.text.comment}
            />
            <div>
              <Button type="submit" variant="secondary" busy={submitting}>
                {t`Send rating`}
              </Button>
            </div>
          </Stack>
        )}
      </PortalForm>
    </Card>
  )
}
