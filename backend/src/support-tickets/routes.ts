import { ticketApi } from '@portal/contracts/support/support-ticket'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { ticketsOf, ownTicket } from './ticket.repository'
import { answerDay, ask, close, rate, reply } from './ticket.service'
import { ticketView, detailsOf } from './ticket-view'

/** Queries of investors (S7.057). */
export function registerTickets(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, ticketApi, {
    async list(_body, { investor }) {
      return { tickets: (await ticketsOf(db, investor.pan)).map(ticketView), answerBy: answerDay(platform) }
    },
    async insert(question, { investor }) {
      const { number } = await ask(platform, investor.pan, question)
      return { number, answerBy: answerDay(platform) }
    },
    async details({ number }, { investor }) {
      return detailsOf(db, await ownTicket(db, investor.pan, number), clock.today())
    },
    reply: ({ number, ...words }, { investor }) => reply(platform, investor.pan, number, words),
    close: ({ number }, { investor }) => close(platform, investor.pan, number),
    rate: (rating, { investor }) => rate(platform, investor.pan, rating),
  })
}
