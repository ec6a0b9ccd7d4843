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
} from '@portal/kernel'
import { CaseTopic } from '@portal/kernel/contracts/case'
import { useState } from 'react'
import { useAsk, useQueries } from './help.api'
import { type Papers, PapersField, usePapers } from './papers-field'
import { topicNames } from './query-words'
import { useRefused, written } from './use-refused'

interface Question {
  topic?: CaseTopic
  subject: string
  text: string
}

const topics = CaseTopic.options.map((value) => ({ value, label: topicNames[value] }))

/** /home/help/ask?topic=…: a question to the fund house, with papers. */
export default function AskPage() {
  const { pan } = useInvestor()
  const [query] = useSearchParams()
  const asked = CaseTopic.safeParse(query.get('topic'))
  const papers = usePapers()
  const { refused, submit, asked: number, goOn } = useQuestion(pan, papers)
  return (
    <Page
      title="Ask a question"
      context={<AnswerBy pan={pan} />}
      back={{ to: href(routes.help), label: 'Help' }}
      width="narrow"
    >
      <Card label="Your question">
        <PortalForm<Question>
          label="Your question"
          initialValues={{ subject: '', text: '', ...(asked.success && { topic: asked.data }) }}
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
              <FormSelect<CaseTopic>
                name="topic"
                label="What is it about?"
                options={topics}
                validate={(topic) => (topic ? undefined : 'Choose what it is about.')}
              />
              <FormTextField
                name="subject"
                label="Subject"
                placeholder="For example: debit of August"
                maxLength={limits.text.subject}
                validate={written('Say in a few words what it is about.')}
              />
              <FormTextArea
                name="text"
                label="Your question"
                hint="Name the folio or order. Never write a password or a one-time code."
                rows={6}
                maxLength={limits.text.query}
                validate={written('Write your question.')}
              />
              <PapersField papers={papers} />
              <Button type="submit" busy={submitting || papers.sending}>
                Send question
              </Button>
            </Stack>
          )}
        </PortalForm>
      </Card>
      <AskedPopup number={number} onRead={goOn} />
    </Page>
  )
}

function useQuestion(panNumber: string, papers: Papers) {
  const { mutateAsync } = useAsk()
  const { refused, attempt } = useRefused()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<string>()
  const submit = ({ topic = 'OTHER', subject, text }: Question) =>
    attempt(async () => {
      const documentIds = papers.list.map(({ documentId }) => documentId)
      const { number } = await mutateAsync({ panNumber, topic, subject, text, documentIds })
      setAsked(number)
    })
  const goOn = () => asked && void navigate(href(routes.helpQuery, { number: asked }), { replace: true })
  return { refused, submit, asked, goOn }
}

function AnswerBy({ pan }: { pan: string }) {
  const { data } = useQueries(pan)
  return <>{data ? `We answer by ${formatLongDate(data.answerBy)}.` : 'We answer within 2 business days.'}</>
}

/** The number of the question, and where to write to about it (S2.112). */
function AskedPopup({ number, onRead }: { number: string | undefined; onRead: () => void }) {
  return (
    <AlertPopup
      open={number !== undefined}
      type="submitQuery"
      title="We have your question"
      message={`Its number is ${number}.`}
      onClose={onRead}
      onChoose={onRead}
    />
  )
}
