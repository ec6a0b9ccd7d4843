import type { BodyAdditions } from '@portal/contracts/wire/common'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import type * as z from 'zod/mini'
import type { Logger } from 'pino'
import type { IdempotentCall } from './idempotency'

/** A session scope, and what it is about: what its link named, or the link itself, or the code of quick invest. */
export interface SessionScope {
  kind: ScopeKind
  subject: string
}

/** Who is calling, as established from the session token. */
export interface CallingInvestor {
  id: string
  pan: string
  /** The session family of the token. */
  family: string
  /** The one task that the session is for; a session of the whole portal has none. */
  sessionScope?: SessionScope
}

/** What an access token allows: the one thing that was granted under this id. */
export interface AccessGrant {
  id: string
}

/** What a handler knows of the call besides its body. */
export interface CallContext {
  requestId: string
  ip: string
  /** As the browser names itself; cut to what can be kept. */
  userAgent: string
  deviceId: string
  /** Only for endpoints with the session token. */
  readonly investor: CallingInvestor
  /** Only for endpoints with the access token. */
  readonly accessGrant: AccessGrant
  /** Only for endpoints with `idempotent: true`: what `once` takes. */
  readonly idempotency: IdempotentCall
  additions: Partial<z.infer<typeof BodyAdditions>>
  log: Logger
  setHeader(name: string, value: string): void
  /** The text that goes with the success; the default is "Success". */
  setMessage(text: string): void
  /** The resultStatus that goes with the success; without it there is none (S7.007). */
  setStatus(status: string): void
}
