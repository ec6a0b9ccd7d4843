import type { Text } from '@portal/contracts/words'
import type { ScopeKind } from '@portal/contracts/identity/session-scope'
import type { RouteReference } from '@portal/contracts/wire/routes'
import type { About } from './about'

/** What one kind of link is: the session scope that it opens, where, and how its e-mail puts it. */
export interface LinkKind {
  sessionScope: ScopeKind
  remote: 'mfe-mandate' | 'mfe-transact'
  /** Asks for folio and PAN, and then for the code. */
  page: RouteReference
  /** Where the session scope begins; `subject` is what the link is about. */
  start: (subject: string | null) => string
  subject: Text
  /** What it is for, before the link itself. */
  words: Text
  /** Names what it is about, and the amount; orders are known above links, which are given how they are named. */
  about?: About | 'order'
}
