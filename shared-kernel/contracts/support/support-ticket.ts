import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { BusinessDate, Instant, Pan, AnswerText } from '../wire/common'
import { HelpTopic } from './content'
import { endpoint } from '../wire/endpoint'

/** What a query is about: a topic of the questions, or something else. */
export const TicketTopic = z.enum([...HelpTopic.options, 'OTHER'])
export type TicketTopic = z.infer<typeof TicketTopic>

/** open: we are to answer · needsReply: the investor is · answered · closed */
export const TicketState = z.enum(['open', 'needsReply', 'answered', 'closed'])
export type TicketState = z.infer<typeof TicketState>

/** "Q2608-1182": year and month in which it was asked, and a running number. */
export const TicketNumber = z.string().check(z.regex(/^Q\d{4}-\d{4,9}$/))

export const Ticket = z.object({
  number: TicketNumber,
  topic: TicketTopic,
  subject: AnswerText,
  state: TicketState,
  requestedAt: Instant,
  /** When something was last written. */
  lastAt: Instant,
  /** The day by which we answer an open one. */
  answerBy: z.nullable(BusinessDate),
  /** How likely the investor is to recommend us after the answer, from 0 to 10; null while not said. */
  score: z.nullable(z.int()),
})
export type Ticket = z.infer<typeof Ticket>

/** question and reply are the investor's, answer and request (we need something) are ours, both may close. */
export const TicketEntryKind = z.enum(['question', 'reply', 'answer', 'request', 'closed'])
export type TicketEntryKind = z.infer<typeof TicketEntryKind>

export const TicketEntry = z.object({
  kind: TicketEntryKind,
  byUs: z.boolean(),
  /** Empty where it was closed without a word. */
  text: AnswerText,
  at: Instant,
  attachments: z.array(z.object({ documentId: AnswerText, name: AnswerText })),
})
export type TicketEntry = z.infer<typeof TicketEntry>

export const TicketDetails = z.object({
  case: Ticket,
  /** Oldest first. */
  entries: z.array(TicketEntry),
  /** The last day on which a closed query can be reopened; null where it is not closed, or too late. */
  reopenUntil: z.nullable(BusinessDate),
  /** Whether an answer is there that was not rated yet. */
  canRate: z.boolean(),
})
export type TicketDetails = z.infer<typeof TicketDetails>

const words = (most: number) => z.string().check(z.maxLength(most), z.regex(/\S/))
const Words = words(limits.text.query)
const DocumentIds = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(limits.entries.attachments))
const byNumber = z.object({ number: TicketNumber })

const sealed = { method: 'POST', token: 'session', envelope: true } as const

/** S7.057: queries of an investor, and our answers. */
export const ticketApi = {
  list: endpoint({
    ...sealed,
    summary: 'The own queries, the one last written in first, and by when one asked today is answered',
    path: 'query/list',
    request: z.object({ panNumber: Pan }),
    response: z.object({ tickets: z.array(Ticket), answerBy: BusinessDate }),
  }),
  insert: endpoint({
    ...sealed,
    summary: 'Asks a question, with own uploaded papers; refuses -585 while too many wait for an answer',
    path: 'query/insert',
    request: z.object({
      panNumber: Pan,
      topic: TicketTopic,
      subject: words(limits.text.subject),
      text: Words,
      documentIds: DocumentIds,
    }),
    response: z.object({ number: TicketNumber, answerBy: BusinessDate }),
  }),
  details: endpoint({
    ...sealed,
    summary: 'An own query with all that was written in it',
    path: 'query/details',
    request: byNumber,
    response: TicketDetails,
  }),
  reply: endpoint({
    ...sealed,
    summary:
      'Writes on in an own query; an answered or closed one is reopened, which -586 refuses 30 days after it was closed',
    path: 'query/reply',
    request: z.object({ number: TicketNumber, text: Words, documentIds: DocumentIds }),
    response: TicketDetails,
  }),
  close: endpoint({
    ...sealed,
    summary: 'Closes an own query; refuses -587 where it is closed',
    path: 'query/close',
    request: byNumber,
    response: TicketDetails,
  }),
  rate: endpoint({
    ...sealed,
    summary: 'Rates an answer, once; refuses -588 before there is one, -589 a second time',
    path: 'query/rate',
    request: z.object({
      number: TicketNumber,
      score: z.int().check(z.minimum(0), z.maximum(10)),
      comment: z.optional(z.string().check(z.maxLength(limits.text.comment))),
    }),
    response: TicketDetails,
  }),
}
