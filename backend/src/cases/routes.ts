import { caseApi } from '@portal/kernel/contracts/case'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { casesOf, ownCase } from './case.repository'
import { answerDay, ask, close, rate, reply } from './case.service'
import { caseView, detailsOf } from './case-view'

/** Queries of investors (S7.057). */
export function registerCases(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, caseApi, {
    async list(_body, { investor }) {
      return { cases: (await casesOf(db, investor.pan)).map(caseView), answerBy: answerDay(platform) }
    },
    async insert(question, { investor }) {
      const { number } = await ask(platform, investor.pan, question)
      return { number, answerBy: answerDay(platform) }
    },
    async details({ number }, { investor }) {
      return detailsOf(db, await ownCase(db, investor.pan, number), clock.today())
    },
    reply: ({ number, ...words }, { investor }) => reply(platform, investor.pan, number, words),
    close: ({ number }, { investor }) => close(platform, investor.pan, number),
    rate: (rating, { investor }) => rate(platform, investor.pan, rating),
  })
}
