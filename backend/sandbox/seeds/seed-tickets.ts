import { addEntry, insertTicket, nextTicketNumber } from '../../src/support-tickets/ticket.repository'
import { answerDay } from '../../src/support-tickets/ticket.service'
import { inTransaction } from '../../src/platform/database'
import type { Platform } from '../../src/platform/module'
import { people } from '../data/people'

type Ticket = Parameters<typeof insertTicket>[1]
type Entry = Parameters<typeof addEntry>[1]

interface Told {
  topic: Ticket['topic']
  subject: string
  state: Ticket['state']
  /** Dated back from the moment at which the data set begins. */
  words: readonly (Pick<Entry, 'kind' | 'byUs' | 'text'> & { daysAgo: number })[]
}

const asha: readonly Told[] = [
  {
    topic: 'STATEMENT',
    subject: 'Capital gains for last year',
    state: 'closed',
    words: [
      {
        kind: 'question',
        byUs: false,
        daysAgo: 53,
        text: 'Which statement do I give to my accountant for the tax return?',
      },
      {
        kind: 'answer',
        byUs: true,
        daysAgo: 52,
        text: 'The capital-gain statement. Open Statements, choose Capital gains and Previous Financial Year, and download the PDF.',
      },
      { kind: 'closed', byUs: false, daysAgo: 52, text: '' },
    ],
  },
  {
    topic: 'REDEEM',
    subject: 'IDCW that came back',
    state: 'needsReply',
    words: [
      {
        kind: 'question',
        byUs: false,
        daysAgo: 6,
        text: 'My large cap fund paid an IDCW that never reached me. My old bank account is closed.',
      },
      {
        kind: 'request',
        byUs: true,
        daysAgo: 5,
        text: 'Your bank returned it and we keep it for you. Send us a cancelled cheque of the account to which we should pay it.',
      },
    ],
  },
  {
    topic: 'SIP',
    subject: 'Debit of this month',
    state: 'open',
    words: [
      {
        kind: 'question',
        byUs: false,
        daysAgo: 1,
        text: 'My bank shows no debit for my SIP this month, but there was enough money in the account. What happened?',
      },
    ],
  },
]

const dayMs = 86_400_000

/** What Asha asked, in every state but answered. */
export async function seedTickets(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime()
  const at = (daysAgo: number) => new Date(now - daysAgo * dayMs)
  await inTransaction(platform.db, async (tx) => {
    for (const { words, ...told } of asha) {
      const moments = words.map(({ daysAgo }) => at(daysAgo))
      const [requestedAt = at(0), lastAt = requestedAt] = [moments[0], moments.at(-1)]
      const row = await insertTicket(tx, {
        ...told,
        number: await nextTicketNumber(tx, requestedAt),
        pan: people.asha.pan,
        requestedAt,
        lastAt,
        answerBy: told.state === 'open' ? answerDay(platform) : null,
        closedAt: told.state === 'closed' ? lastAt : null,
      })
      for (const { daysAgo, ...entry } of words)
        await addEntry(tx, { ...entry, ticketId: row.id, at: at(daysAgo), attachments: [] })
    }
  })
}
