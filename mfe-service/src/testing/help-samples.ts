import type { ticketApi, Ticket, TicketDetails } from '@portal/contracts/support/support-ticket'
import type { contentApi, Faq } from '@portal/contracts/support/content'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'

const faq = (question: string, words: string, more: Partial<Faq> = {}): Faq => ({
  question,
  answer: `What we say to it.`,
  words,
  action: null,
  popular: false,
  ...more,
})

export const faqs: ResponseOf<typeof contentApi.faqs> = {
  topics: [
    {
      id: 'SIP',
      topic: 'SIP and mandates',
      questions: [
        faq('Why was my SIP not debited?', 'fail', {
          popular: true,
          action: { label: 'Open my systematic plans', to: '/home/investments/systematic-plans' },
        }),
        faq('How do I stop or cancel a SIP?', 'close'),
      ],
    },
    {
      id: 'NAV',
      topic: 'NAV and returns',
      questions: [faq('Which NAV do I get?', 'price', { popular: true })],
    },
  ],
  synonyms: ['stop cancel band'],
}

export const branches: ResponseOf<typeof contentApi.branches> = {
  branches: [
    { name: 'Fort', town: 'Mumbai', pinCode: '400001', latitude: 18.933, longitude: 72.836 },
    { name: 'Camp', town: 'Pune', pinCode: '411001', latitude: 18.516, longitude: 73.878 },
    { name: 'Deccan', town: 'Pune', pinCode: '411004', latitude: 18.517, longitude: 73.841 },
    { name: 'Pimpri', town: 'Pune', pinCode: '411018', latitude: 18.628, longitude: 73.801 },
  ].map((each) => ({ ...each, id: each.pinCode, address: '1 Road', state: 'Maharashtra' })),
  opens: '09:30',
  closes: '17:30',
  isOpen: true,
  opensOn: '2026-08-25',
  today: '2026-08-25',
}

const openTicket: Ticket = {
  number: 'Q2608-0919',
  topic: 'SIP',
  subject: 'Debit of this month',
  state: 'open',
  requestedAt: '2026-08-24T10:40:00Z',
  lastAt: '2026-08-24T10:40:00Z',
  answerBy: '2026-08-26',
  score: null,
}

export const tickets: ResponseOf<typeof ticketApi.list> = {
  tickets: [
    openTicket,
    { ...openTicket, number: 'Q2608-0918', subject: 'IDCW', state: 'needsReply', answerBy: null },
  ],
  answerBy: '2026-08-27',
}

export const openDetails: TicketDetails = {
  case: openTicket,
  entries: [
    { kind: 'question', byUs: false, text: 'Why twice?', at: openTicket.requestedAt, attachments: [] },
  ],
  reopenUntil: null,
  canRate: false,
}
export const answeredDetails: TicketDetails = {
  ...openDetails,
  case: { ...openTicket, state: 'answered', answerBy: null },
  entries: [
    ...openDetails.entries,
    { kind: 'answer', byUs: true, text: 'One came back.', at: '2026-08-25T07:00:00Z', attachments: [] },
  ],
  canRate: true,
}
export const closedDetails: TicketDetails = {
  ...openDetails,
  case: { ...openTicket, state: 'closed', answerBy: null },
}
