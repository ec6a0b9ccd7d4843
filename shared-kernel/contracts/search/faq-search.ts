import type { Faq, FaqTopic, HelpTopic } from '../support/content'
import { createWordSearch } from './word-search'

export interface FoundFaq extends Faq {
  topic: HelpTopic
}

interface Answered {
  topics: readonly FaqTopic[]
  synonyms: readonly string[]
}

/** The search over the answer of `faqs/Investor`: questions that fit, the best first (S1.042). */
export function createFaqSearch({ topics, synonyms }: Answered): (query: string) => FoundFaq[] {
  const entries = topics.flatMap(({ id, topic, questions }) =>
    questions.map((faq) => ({ title: topic, found: { ...faq, topic: id } })),
  )
  const search = createWordSearch(
    entries,
    ({ title, found }) => [
      { text: found.question, weight: 4 },
      { text: found.words, weight: 4 },
      { text: title, weight: 1.5 },
      { text: found.answer, weight: 1 },
    ],
    synonyms,
  )
  return (query) => search(query).map(({ found }) => found)
}
