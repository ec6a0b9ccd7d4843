import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { limits, uploadLimits } from '@portal/contracts/validation'
import * as z from 'zod/mini'
import { ticketQueue, attachmentOf, write } from '../src/support-tickets/agent-actions'
import type { Platform } from '../src/platform/module'
import { parse } from './parse'

const shown = 50
const Words = z.object({ text: z.string().check(z.maxLength(limits.text.query), z.regex(/\S/)) })

interface ByNumber {
  Params: { number: string }
}

/** Queries as the back office answers them. */
export function registerBackOfficeQueries(app: FastifyInstance, platform: Platform): void {
  const path = '/sandbox/back-office/queries'
  app.get(path, () => ticketQueue(platform, shown))
  for (const kind of ['answer', 'request'] as const)
    app.post<ByNumber>(`${path}/:number/${kind}`, async ({ params, body }) => {
      await write(platform, params.number, kind, parse(Words, body).text.trim())
      return { written: true }
    })
  app.post<ByNumber>(`${path}/:number/close`, async ({ params }) => {
    await write(platform, params.number, 'closed', '')
    return { closed: true }
  })
  app.get<{ Params: { number: string; documentId: string } }>(
    `${path}/:number/papers/:documentId`,
    async ({ params }, reply) => {
      const { name, type, content } = await attachmentOf(platform, params.number, params.documentId)
      return reply
        .type(uploadLimits.types[type].contentType)
        .header('Content-Disposition', attachmentNamed(name))
        .send(Buffer.from(content))
    },
  )
}
