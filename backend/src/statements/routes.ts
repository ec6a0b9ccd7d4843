import { fileApi } from '@portal/contracts/wire/file'
import { statementApi } from '@portal/contracts/statements/statement'
import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerOfError, implement } from '../platform/handle'
import { identify } from '../platform/identify'
import type { Platform } from '../platform/module'
import { invalidToken } from '../platform/refusal'
import { forScreen } from './content/statement-content'
import { exitLoadsOf } from './exit-loads'
import { makeStatements } from './make-statements'
import { fileOf, requestStatement, statementFor, statementOptions } from './statement.service'
import { ownStatement, recentStatements, statementRequestView } from './statement.repository'

/** Statements: seen at once, as files a moment later, made one after the other beside the answers. */
export function registerStatements(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const maker = beside(app, () => makeStatements(platform), platform)
  implement(app, platform, statementApi, {
    options: (_body, { investor }) => statementOptions(platform, investor.pan),
    async accountStatement(wanted, { investor }) {
      return { view: forScreen(await statementFor(platform, investor.pan, wanted)) }
    },
    async capitalGainStatement(wanted, { investor }) {
      const gains = { ...wanted, kind: 'CAPITAL_GAINS' as const }
      return { view: forScreen(await statementFor(platform, investor.pan, gains)) }
    },
    async exitLoad(_body, { investor }) {
      return { holdings: await exitLoadsOf(db, investor.pan, clock.now()) }
    },
    async request(wanted, { investor }) {
      const statement = await requestStatement(platform, investor.pan, wanted)
      maker()
      return { statement }
    },
    async status({ statementId }, { investor }) {
      const row = await ownStatement(db, investor.pan, statementId)
      // Whoever was to make it may be gone.
      if (row.state === 'waiting') maker()
      return { statement: statementRequestView(row) }
    },
    async recent(_body, { investor }) {
      return { statements: (await recentStatements(db, investor.pan)).map(statementRequestView) }
    },
  })
  app.get(`/api/v1/${fileApi.statement.path}`, (request, reply) => sendStatement(platform, request, reply))
}

/** Starts work that no answer waits for, one run at a time; the server does not close before it has ended. */
function beside(app: FastifyInstance, work: () => Promise<void>, { log }: Platform): () => void {
  let running = Promise.resolve()
  app.addHook('onClose', () => running)
  return () => {
    running = running.then(work).catch((error: unknown) => log.error({ err: error }, 'statements not made'))
  }
}

async function sendStatement(platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const { name: statementId } = request.params as { name: string }
  try {
    const { investor } = await identify(platform, { token: 'session' }, request)
    if (!investor) throw invalidToken()
    const row = await ownStatement(platform.db, investor.pan, statementId)
    const { fileName, contentType, content } = fileOf(row)
    return await reply
      .type(contentType)
      .header('Content-Disposition', attachmentNamed(fileName))
      .send(Buffer.from(content))
  } catch (error) {
    return answerOfError(error, request, reply)
  }
}
