import { t } from '@portal/contracts/words/macros'
import { sessionsApi } from '@portal/contracts/identity/sessions'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../platform/database'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { endOtherSession, logInsOf } from './log-ins'
import { failuresOf } from './login-failures'

/** The calls with which investors see where they are logged in, and sign out elsewhere. */
export function registerSessions(app: FastifyInstance, platform: Platform): void {
  const { db, audit } = platform
  implement(app, platform, sessionsApi, {
    sessions: async (_body, { investor, deviceId }) => ({
      sessions: await logInsOf(db, investor, deviceId),
      failedLogIns: await failuresOf(db, investor.pan),
    }),
    async endSession({ sessionId }, { investor, setMessage }) {
      await inTransaction(db, async (tx) => {
        await endOtherSession(tx, investor, sessionId)
        await audit.record(tx, {
          event: 'identity.session.ended',
          subject: investor.id,
          detail: { elsewhere: true },
        })
      })
      setMessage(t`Success: That device is signed out.`)
      return {}
    },
  })
}
