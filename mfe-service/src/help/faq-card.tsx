import { createFaqSearch, type FoundFaq } from '@portal/contracts/search'
import { Card, EmptyState, LinkButton, TextLink, VisuallyHidden, type ApiError } from '@portal/kernel'
import { plural, t, Trans } from '@portal/kernel/words'
import type { contentApi, HelpTopic } from '@portal/contracts/support/content'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import { useMemo } from 'react'
import { useAnswerTime } from '../shared/periods'
import { FaqList } from './faq-list'
import { Loaded } from './loaded'
import styles from './help.module.css'

type Faqs = ResponseOf<typeof contentApi.faqs>

interface FaqCardProps {
  faqs: { data: Faqs | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown }
  /** What is searched for; empty for nothing. */
  text: string
  topic: HelpTopic | undefined
  /** Where a question is asked. */
  askTo: string
}

/** How many answers a search shows: more would be read by nobody. */
const mostFound = 8

/** The questions that were searched for, those of a topic, or the popular ones. */
export function FaqCard({ faqs, text, topic, askTo }: FaqCardProps) {
  const search = useMemo(() => faqs.data && createFaqSearch(faqs.data), [faqs.data])
  const searched = text.trim()
  const title = searched ? t`Answers` : (titleOf(faqs.data, topic) ?? t`Popular questions`)
  return (
    <Card flush title={title} busy={!faqs.data && !faqs.error}>
      <Loaded query={faqs} failure={t`The questions did not load`} rows={5}>
        {(data) => {
          const found = searched ? (search?.(searched) ?? []).slice(0, mostFound) : listed(data, topic)
          return (
            <>
              <VisuallyHidden>
                <p role="status">{searched && countWords(found.length)}</p>
              </VisuallyHidden>
              {found.length ? (
                <FaqList key={`${searched}${topic}`} faqs={found} openFirst={!searched && !topic} />
              ) : (
                <NothingFound askTo={askTo} />
              )}
              {found.length > 0 && (
                <p className={styles.askOn}>
                  <Trans>
                    Not what you were looking for? <TextLink to={askTo}>Ask a question</TextLink>
                  </Trans>
                </p>
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

const countWords = (count: number) => plural(count, { 0: 'No answers', one: '# answer', other: '# answers' })

const titleOf = (data: Faqs | undefined, topic: HelpTopic | undefined) =>
  data?.topics.find(({ id }) => id === topic)?.topic

function listed({ topics }: Faqs, topic: HelpTopic | undefined): FoundFaq[] {
  const all = topics.flatMap(({ id, questions }) => questions.map((faq) => ({ ...faq, topic: id })))
  return all.filter((faq) => (topic ? faq.topic === topic : faq.popular))
}

function NothingFound({ askTo }: { askTo: string }) {
  const answerTime = useAnswerTime()
  return (
    <div className={styles.padded}>
      <EmptyState
        title={t`No answer has these words`}
        action={
          <LinkButton size="sm" to={askTo}>
            {t`Ask a question`}
          </LinkButton>
        }
      >
        {t`Try other words, choose a topic, or ask us.`}
        {answerTime && ` ${answerTime}`}
      </EmptyState>
    </div>
  )
}
