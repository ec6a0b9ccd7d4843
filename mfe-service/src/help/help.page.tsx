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
import { plural, t } from '@portal/kernel/words'
import { HelpTopic } from '@portal/contracts/support/content'
import type { Figures } from '@portal/contracts/support/figures'
import { useRef, useState } from 'react'
import { BranchesCard } from './branches-card'
import { FaqCard } from './faq-card'
import { GrievanceCard } from './grievance-card'
import { HelpSearch } from './help-search'
import { useFaqs } from './help.api'
import { QueriesCard } from './queries-card'
import { TalkCard } from './talk-card'
import { Topics } from './topics'
import { feedbackApi } from '@portal/contracts/support/feedback'

function standardsOf(figures: Figures | undefined) {
  const statements = { label: t`Account and capital-gain statements`, value: t`At once, online` }
  const units = { label: t`Units of a purchase`, value: t`By the next morning, once we have your money` }
  if (!figures) return [units, statements]
  const { answerBusinessDays: answer } = figures
  const { bankCooling: wait, complaint } = figures.days
  return [
    {
      label: t`Answer to a query`,
      value: plural(answer, { one: 'Within # business day', other: 'Within # business days' }),
    },
    units,
    ...moneyOf(figures),
    statements,
    {
      label: t`New bank account`,
      value: plural(wait, { one: 'Can be used after # day', other: 'Can be used after # days' }),
    },
    {
      label: t`Complaint`,
      value: plural(complaint, { one: 'Resolved within # day', other: 'Resolved within # days' }),
    },
  ]
}

const moneyOf = ({
  payoutBusinessDays: most,
  payoutAbroadBusinessDays: abroad,
  incomeBusinessDays: income,
}: Figures) => [
  {
    label: t`Money from a redemption`,
    value: plural(most, {
      one: `Within # working day, ${abroad} for funds that invest abroad`,
      other: `Within # working days, ${abroad} for funds that invest abroad`,
    }),
  },
  {
    label: t`IDCW in your account`,
    value: plural(income, {
      one: 'Within # working day of the record date',
      other: 'Within # working days of the record date',
    }),
  },
]

/** What an investor can hold us to. */
function StandardsCard() {
  const figures = useFigures()
  return (
    <Card
      title={t`How long things take`}
      subtitle={t`If we take longer for a redemption, we pay you interest.`}
    >
      <DetailList rows={standardsOf(figures)} />
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
      title={t`Half a minute for us?`}
      subtitle={t`Two questions about your visit. Your answer changes what we do.`}
    >
      <Button fullWidth variant="secondary" icon="star" onClick={open}>
        {t`Give feedback`}
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
    <Page title={t`How can we help?`} documentTitle={t`Help`}>
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
          asideLabel={t`Contact`}
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
