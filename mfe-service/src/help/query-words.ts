import { formatDate, formatShortDate, formatTime, indiaDate, type IconName } from '@portal/kernel'
import type { Ticket, TicketEntry, TicketTopic } from '@portal/contracts/support/support-ticket'
import type { HelpTopic } from '@portal/contracts/support/content'

export const topicNames: Readonly<Record<TicketTopic, string>> = {
  SIP: 'SIP and mandates',
  REDEEM: 'Redeem and switch',
  BANK: 'Bank accounts',
  NOMINEE: 'Nominees',
  STATEMENT: 'Statements and tax',
  KYC: 'KYC and FATCA',
  LOGIN: 'Login and codes',
  NAV: 'NAV and returns',
  OTHER: 'Something else',
}

export const topicIcons: Readonly<Record<HelpTopic, IconName>> = {
  SIP: 'sip',
  REDEEM: 'redeem',
  BANK: 'bank',
  NOMINEE: 'users',
  STATEMENT: 'document',
  KYC: 'shield-check',
  LOGIN: 'lock',
  NAV: 'line-chart',
}

export type Reservations = Pick<Ticket, 'state' | 'answerBy'>

const tones = { open: 'info', needsReply: 'warning', answered: 'positive', closed: 'neutral' } as const

/** Where a query stands, as its pill says it. */
export function reservationsOf({ state, answerBy }: Reservations) {
  const words = {
    open: answerBy ? `Answer by ${formatShortDate(answerBy)}` : 'Open',
    needsReply: 'Needs your reply',
    answered: 'Answered',
    closed: 'Closed',
  }
  return { tone: tones[state], text: words[state] }
}

const dayOf = (instant: string) => indiaDate(new Date(instant))

/** "25 Aug 2026, 4:10 pm" */
export const momentOf = (instant: string) => `${formatDate(dayOf(instant))}, ${formatTime(instant)}`

/** The line under a query in a list. */
export function lineOf({ number, state, requestedAt, lastAt }: Ticket): string {
  const day = formatDate(dayOf(state === 'open' ? requestedAt : lastAt))
  const words = {
    open: `Asked on ${day}`,
    needsReply: `We wrote on ${day}`,
    answered: `Answered on ${day}`,
    closed: `Closed on ${day}`,
  }
  return `${number} · ${words[state]}`
}

const entryTitles = {
  question: 'Your question',
  reply: 'Your reply',
  answer: 'Our answer',
  request: 'What we need from you',
} as const

/** What an entry is, and by that who wrote it. */
export function entryTitle({ kind, byUs }: Pick<TicketEntry, 'kind' | 'byUs'>): string {
  if (kind !== 'closed') return entryTitles[kind]
  return byUs ? 'We closed this query' : 'You closed this query'
}
