import { Columns, href, Page, routes, SideLayout, Stack, useInvestor, useSearchParams } from '@portal/kernel'
import { HelpTopic } from '@portal/contracts/support/content'
import { useRef, useState } from 'react'
import { BranchesCard } from './branches-card'
import { FaqCard } from './faq-card'
import { FeedbackCard } from './feedback-card'
import { GrievanceCard } from './grievance-card'
import { HelpSearch } from './help-search'
import { useFaqs } from './help.api'
import { QueriesCard } from './queries-card'
import { StandardsCard } from './standards-card'
import { TalkCard } from './talk-card'
import { Topics } from './topics'

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
