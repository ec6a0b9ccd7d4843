import {
  AlertPopup,
  Button,
  Card,
  FormSelect,
  FormTextArea,
  FormTextField,
  formatLongDate,
  href,
  limits,
  Note,
  Page,
  PortalForm,
  routes,
  Stack,
  useInvestor,
  useNavigate,
  useSearchParams,
  textOf,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { TicketTopic } from '@portal/contracts/support/support-ticket'
import { useState } from 'react'
import { useAnswerTime } from '../shared/periods'
import { useAsk, useQueries } from './help.api'
import { type Attachments, AttachmentsField, useAttachments } from './attachments-field'
import { topicNames } from './query-words'
import { useRefused, written } from './use-refused'

interface Question {
  topic?: TicketTopic
  subject: string
  text: string
}

const topics = () => TicketTopic.options.map((value) => ({ value, label: textOf(topicNames[value]) }))

/** /home/help/ask?topic=…: a question to the fund house, with papers. */
export default function AskPage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const requested = TicketTopic.safeParse(query.get('topic'))
  const attachments = useAttachments()
  const { refused, submit, requested: number, goOn } = useQuestion(pan, attachments)
  return (
    <Page
      title={t`Ask a question`}
      context={<AnswerBy pan={pan} />}
      back={{ to: href(routes.help), label: t`Help` }}
      width="narrow"
    >
      <Card label={t`Your question`}>
        <PortalForm<Question>
          label={t`Your question`}
          initialValues={{ subject: '', text: '', ...(requested.success && { topic: requested.data }) }}
          initialValuesEqual={() => true}
          onSubmit={submit}
        >
          {({ submitting }) => (
            <Stack gap="fields">
              {refused && (
                <Note tone="negative" role="alert">
                  {refused}
                </Note>
              )}
              <FormSelect<TicketTopic>
                name="topic"
                label={t`What is it about?`}
                options={topics()}
                validate={(topic) => (topic ? undefined : t`Choose what it is about.`)}
              />
              <FormTextField
                name="subject"
                label={t`Subject`}
                placeholder={t`For example: debit of August`}
                maxLength={limits.text.subject}
                validate={written(t`Say in a few words what it is about.`)}
              />
              <FormTextArea
                name="text"
                label={t`Your question`}
                hint={t`Name the folio or order. Never write a password or a one-time code.`}
                rows={6}
                maxLength={limits.text.query}
                validate={written(t`Write your question.`)}
              />
              <AttachmentsField attachments={attachments} />
              <Button type="submit" busy={submitting || attachments.sending}>
                {t`Send question`}
              </Button>
            </Stack>
          )}
        </PortalForm>
      </Card>
      <RequestedPopup number={number} onRead={goOn} />
    </Page>
  )
}

function useQuestion(panNumber: string, attachments: Attachments) {
  const { mutateAsync } = useAsk()
  const { refused, attempt } = useRefused()
  const navigate = useNavigate()
  const [requested, setRequested] = useState<string>()
  const submit = ({ topic = 'OTHER', subject, text }: Question) =>
    attempt(async () => {
      const documentIds = attachments.list.map(({ documentId }) => documentId)
      const { number } = await mutateAsync({ panNumber, topic, subject, text, documentIds })
      setRequested(number)
    })
  const goOn = () =>
    requested && void navigate(href(routes.helpQuery, { number: requested }), { replace: true })
  return { refused, submit, requested, goOn }
}

function AnswerBy({ pan }: { pan: string }) {
  const { data } = useQueries(pan)
  const answerTime = useAnswerTime()
  if (!data) return <>{answerTime}</>
  const day = formatLongDate(data.answerBy)
  return <>{t`We answer by ${day}.`}</>
}

/** The number of the question, and where to write to about it (S2.112). */
function RequestedPopup({ number, onRead }: { number: string | undefined; onRead: () => void }) {
  const given = number ?? ''
  return (
    <AlertPopup
      open={number !== undefined}
      type="submitQuery"
      title={t`We have your question`}
      message={t`Its number is ${given}.`}
      onClose={onRead}
      onChoose={onRead}
    />
  )
}
