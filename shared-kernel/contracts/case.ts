import * as z from 'zod/mini'
import { limits } from '../src/validation/limits'
import { BusinessDate, Instant, Pan, Said } from './common'
import { HelpTopic } from './content'
import { endpoint } from './endpoint'

/** What a query is about: a topic of the questions, or something else. */
export const CaseTopic = z.enum([...HelpTopic.options, 'OTHER'])
export type CaseTopic = z.infer<typeof CaseTopic>

/** open: we are to answer · needsReply: the investor is · answered · closed */
export const CaseState = z.enum(['open', 'needsReply', 'answered', 'closed'])
export type CaseState = z.infer<typeof CaseState>

/** "Q2608-1182": year and month in which it was asked, and a running number. */
export const CaseNumber = z.string().check(z.regex(/^Q\d{4}-\d{4,9}$/))

export const Case = z.object({
  number: CaseNumber,
  topic: CaseTopic,
  subject: Said,
  state: CaseState,
  askedAt: Instant,
  /** When something was last written. */
  lastAt: Instant,
  /** The day by which we answer an open one. */
  answerBy: z.nullable(BusinessDate),
  /** How likely the investor is to recommend us after the answer, from 0 to 10; null while not said. */
  score: z.nullable(z.int()),
})
export type Case = z.infer<typeof Case>

/** question and reply are the investor's, answer and request (we need something) are ours, both may close. */
export const CaseEntryKind = z.enum(['question', 'reply', 'answer', 'request', 'closed'])
export type CaseEntryKind = z.infer<typeof CaseEntryKind>

export const CaseEntry = z.object({
  kind: CaseEntryKind,
  byUs: z.boolean(),
  /** Empty where it was closed without a word. */
  text: Said,
  at: Instant,
  papers: z.array(z.object({ documentId: Said, name: Said })),
})
export type CaseEntry = z.infer<typeof CaseEntry>

export const CaseDetails = z.object({
  case: Case,
  /** Oldest first. */
  entries: z.array(CaseEntry),
  /** The last day on which a closed query can be reopened; null where it is not closed, or too late. */
  reopenUntil: z.nullable(BusinessDate),
  /** Whether an answer is there that was not rated yet. */
  canRate: z.boolean(),
})
export type CaseDetails = z.infer<typeof CaseDetails>

const words = (most: number) => z.string().check(z.maxLength(most), z.regex(/\S/))
const Words = words(limits.text.query)
const DocumentIds = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(limits.entries.papers))
const byNumber = z.object({ number: CaseNumber })

const sealed = { method: 'POST', token: 'session', envelope: true } as const

/** S7.057: queries of an investor, and our answers. */
export const caseApi = {
  list: endpoint({
    ...sealed,
    summary: 'The own queries, the one last written in first, and by when one asked today is answered',
    path: 'query/list',
    request: z.object({ panNumber: Pan }),
    response: z.object({ cases: z.array(Case), answerBy: BusinessDate }),
  }),
  insert: endpoint({
    ...sealed,
    summary: 'Asks a question, with own uploaded papers; refuses -585 while too many wait for an answer',
    path: 'query/insert',
    request: z.object({
      panNumber: Pan,
      topic: CaseTopic,
      subject: words(limits.text.subject),
      text: Words,
      documentIds: DocumentIds,
    }),
    response: z.object({ number: CaseNumber, answerBy: BusinessDate }),
  }),
  details: endpoint({
    ...sealed,
    summary: 'An own query with all that was written in it',
    path: 'query/details',
    request: byNumber,
    response: CaseDetails,
  }),
  reply: endpoint({
    ...sealed,
    summary:
      'Writes on in an own query; an answered or closed one is reopened, which -586 refuses 30 days after it was closed',
    path: 'query/reply',
    request: z.object({ number: CaseNumber, text: Words, documentIds: DocumentIds }),
    response: CaseDetails,
  }),
  close: endpoint({
    ...sealed,
    summary: 'Closes an own query; refuses -587 where it is closed',
    path: 'query/close',
    request: byNumber,
    response: CaseDetails,
  }),
  rate: endpoint({
    ...sealed,
    summary: 'Rates an answer, once; refuses -588 before there is one, -589 a second time',
    path: 'query/rate',
    request: z.object({
      number: CaseNumber,
      score: z.int().check(z.minimum(0), z.maximum(10)),
      comment: z.optional(z.string().check(z.maxLength(limits.text.comment))),
    }),
    response: CaseDetails,
  }),
}
