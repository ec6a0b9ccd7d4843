import {
  Columns,
  href,
  Page,
  routes,
  SideLayout,
  Stack,
  useInvestor,
  useSearchParams,
  Button,
  Card,
  queryFor,
  useNavigate,
  useQuery,
  writeStored,
  DetailList,
  useFigures,
} from '@portal/kernel'
import { HelpTopic } from '@portal/contracts/support/content'
import type { Figures } from '@portal/contracts/support/figures'
import { useRef, useState } from 'react'
import { dayCount, useAnswerTime } from '../shared/periods'
import { BranchesCard } from './branches-card'
import { FaqCard } from './faq-card'
import { GrievanceCard } from './grievance-card'
import { HelpSearch } from './help-search'
import { useFaqs } from './help.api'
import { QueriesCard } from './queries-card'
import { TalkCard } from './talk-card'
import { Topics } from './topics'
import { feedbackApi } from '@portal/contracts/support/feedback'

const standardsOf = (answerTime: string | undefined, figures: Figures | undefined) => [
  ...(answerTime ? [{ label: 'Answer to a query', value: `Within ${answerTime}` }] : []),
  { label: 'Units of a purchase', value: 'By the next morning, once we have your money' },
  ...(figures ? moneyOf(figures) : []),
  { label: 'Account and capital-gain statements', value: 'At once, online' },
  ...(figures
    ? [
        { label: 'New bank account', value: `Can be used after ${dayCount(figures.days.bankCooling)}` },
        { label: 'Complaint', value: `Resolved within ${dayCount(figures.days.complaint)}` },
      ]
    : []),
]

const moneyOf = ({
  payoutBusinessDays: most,
  payoutAbroadBusinessDays: abroad,
  incomeBusinessDays,
}: Figures) => [
  {
    label: 'Money from a redemption',
    value: `Within ${most} working days, ${abroad} for funds that invest abroad`,
  },
  { label: 'IDCW in your account', value: `Within ${incomeBusinessDays} working days of the record date` },
]

/** What an investor can hold us to. */
function StandardsCard() {
  const answerTime = useAnswerTime()
  const figures = useFigures()
  return (
    <Card title="How long things take" subtitle="If we take longer for a redemption, we pay you interest.">
      <DetailList rows={standardsOf(answerTime, figures)} />
    </Card>
  )
}

/** Leads to the feedback page when there is something to ask; else there is nothing to see. */
function FeedbackCard({ pan }: { pan: string }) {
  const navigate = useNavigate()
  const due = useQuery(
    queryFor(feedbackApi.check, { identifier: pan, source: 'Inv_Portal', userNameID: pan }),
  )
  const reference = due.data?.reference
  if (!reference) return null
  const open = () => {
    writeStored('feedbackReference', reference)
    void navigate(href(routes.feedback))
  }
  return (
    <Card
      title="Half a minute for us?"
      subtitle="Two questions about your visit. Your answer changes what we do."
    >
      <Button fullWidth variant="secondary" icon="star" onClick={open}>
        Give feedback
      </Button>
    </Card>
  )
}

/** /home/help: answers first, then a person, a branch, and what to do when none of them helped. */
export default function HelpPage() {
  const { pan } = useInvestor()
  const faqs = useFaqs()
  const [text, setText] = useState('')
  const [topic, chooseTopic] = useTopic()
  const results = useRef<HTMLDivElement>(null)
  const goToResults = () => results.current?.focus()
  return (
    <Page title="How can we help?" documentTitle="Help">
      <Stack>
        <HelpSearch value={text} onChange={setText} onSearch={goToResults} />
        <Topics
          searching={text !== ''}
          topics={faqs.data?.topics}
          failed={faqs.error !== null && !faqs.data}
          chosen={text ? undefined : topic}
          onChoose={(next) => {
            setText('')
            chooseTopic(next)
            goToResults()
          }}
        />
        <SideLayout
          asideLabel="Contact"
          aside={
            <Stack>
              <TalkCard />
              <BranchesCard />
              <FeedbackCard pan={pan} />
            </Stack>
          }
        >
          <Stack>
            <div ref={results} tabIndex={-1}>
              <FaqCard
                faqs={faqs}
                text={text}
                topic={topic}
                askTo={href(routes.askQuery, { topic: text ? undefined : topic })}
              />
            </div>
            <QueriesCard pan={pan} />
          </Stack>
        </SideLayout>
        <Columns of="cards">
          <StandardsCard />
          <GrievanceCard />
        </Columns>
      </Stack>
    </Page>
  )
}

/** The chosen topic, kept in the address; choosing it again lets go of it. */
function useTopic() {
  const [query, setQuery] = useSearchParams()
  const parsed = HelpTopic.safeParse(query.get('topic'))
  const topic = parsed.success ? parsed.data : undefined
  const choose = (next: HelpTopic) =>
    setQuery(new URLSearchParams(next === topic ? {} : { topic: next }), { replace: true })
  return [topic, choose] as const
}
