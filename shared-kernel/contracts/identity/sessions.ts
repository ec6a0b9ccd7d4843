import * as z from 'zod/mini'
import { Instant, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'

/** A log-in on one device, and how it ended. */
export const LogIn = z.object({
  sessionId: AnswerText,
  /** "Chrome 156 on Windows"; null where its browser did not say. */
  deviceName: z.optional(z.nullable(AnswerText)),
  startedAt: Instant,
  /** When it last asked for anything, as far as that is known. */
  lastSeenAt: Instant,
  endedAt: z.nullable(Instant),
  /** logout: signed out · reuse: a copied session was used · password: the password was changed · expired: not used for a day. */
  ended: z.nullable(z.enum(['logout', 'reuse', 'password', 'expired'])),
  /** The one of this call. */
  current: z.boolean(),
  /** On the device of this call. */
  thisDevice: z.boolean(),
})
export type LogIn = z.infer<typeof LogIn>

/** Where an investor is logged in, and where they were. */
export const sessionsApi = {
  sessions: endpoint({
    summary: 'The log-ins of the investor, newest first: those that go on, and the last that ended',
    method: 'POST',
    path: 'auth/sessions',
    token: 'session',
    envelope: true,
    request: Nothing,
    response: z.object({
      sessions: z.array(LogIn),
      /** Wrong passwords for this user ID since the last right one. */
      failedLogIns: z.int(),
    }),
  }),
  endSession: endpoint({
    summary: 'Signs out another session of the investor; it ends at once',
    method: 'POST',
    path: 'auth/endSession',
    token: 'session',
    envelope: true,
    request: z.object({
      sessionId: z.string().check(z.regex(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)),
    }),
    response: Nothing,
  }),
}
