import {
  formatDate,
  formatShortDate,
  formatTime,
  indiaDate,
  type IconName,
  type Text,
  textOf,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import type { Ticket, TicketEntry, TicketTopic } from '@portal/contracts/support/support-ticket'
import type { HelpTopic } from '@portal/contracts/support/content'

export const topicNames: Readonly<Record<TicketTopic, Text>> = {
  SIP: msg`SIP and mandates`,
  REDEEM: msg`Redeem and switch`,
  BANK: msg`Bank accounts`,
  NOMINEE: msg`Nominees`,
  STATEMENT: msg`Statements and tax`,
  KYC: msg`KYC and FATCA`,
  LOGIN: msg`Login and codes`,
  NAV: msg`NAV and returns`,
  OTHER: msg`Something else`,
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
  const day = answerBy && formatShortDate(answerBy)
  const words = {
    open: day ? t`Answer by ${day}` : t`Open`,
    needsReply: t`Needs your reply`,
    answered: t`Answered`,
    closed: t`Closed`,
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
    open: t`Asked on ${day}`,
    needsReply: t`We wrote on ${day}`,
    answered: t`Answered on ${day}`,
    closed: t`Closed on ${day}`,
  }
  return `${number} · ${words[state]}`
}

const entryTitles = {
  question: msg`Your question`,
  reply: msg`Your reply`,
  answer: msg`Our answer`,
  request: msg`What we need from you`,
} as const

/** What an entry is, and by that who wrote it. */
export function entryTitle({ kind, byUs }: Pick<TicketEntry, 'kind' | 'byUs'>): string {
  if (kind !== 'closed') return textOf(entryTitles[kind])
  return byUs ? t`We closed this query` : t`You closed this query`
}
