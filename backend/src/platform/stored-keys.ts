import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Database, Tx } from './database'
import {
  asEnvelopeKey,
  asTokenKey,
  type EnvelopeKey,
  idOfSecret,
  jwksOf,
  type KeyPurpose,
  makeEd25519,
  makeRsa,
  makeSecret,
  type TokenKey,
} from './key-material'
import type { Keys } from './keys'
import { keys as table } from './tables'

/** For so long a key that was replaced still opens what was sealed under it. */
export const retiredKeyHours = 24
/** After so long a process looks again which envelope key is the current one: another may have rotated it. */
const envelopeKnownMs = 60_000

const makers: Record<KeyPurpose, () => Promise<string>> = {
  envelope: makeRsa,
  token: makeEd25519,
  refresh: makeSecret,
  document: makeSecret,
}

/** Keys that the sandbox made at its first start and keeps in its database. */
export class StoredKeys implements Keys {
  private readonly known = new Map<KeyPurpose, { secret: Promise<string>; since: number }>()

  constructor(private readonly db: Database) {}

  async envelope(): Promise<EnvelopeKey> {
    return asEnvelopeKey(await this.secretOf('envelope'))
  }

  async envelopeById(id: string): Promise<EnvelopeKey | undefined> {
    const current = await this.envelope()
    if (current.id === id) return current
    const [row] = await this.db
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.purpose, 'envelope')))
    return row && isUsable(row.retiredAt) ? asEnvelopeKey(row.secret) : undefined
  }

  async token(): Promise<TokenKey> {
    return asTokenKey(await this.secretOf('token'))
  }

  async refreshSecret(): Promise<Buffer> {
    return Buffer.from(await this.secretOf('refresh'), 'base64url')
  }

  async documentSecret(): Promise<Buffer> {
    return Buffer.from(await this.secretOf('document'), 'base64url')
  }

  async rotateEnvelope(): Promise<EnvelopeKey> {
    const secret = await makeRsa()
    const now = Date.now()
    await this.db.transaction(async (tx) => {
      await tx
        .update(table)
        .set({ retiredAt: new Date(now) })
        .where(and(eq(table.purpose, 'envelope'), isNull(table.retiredAt)))
      await store(tx, 'envelope', secret)
    })
    this.known.set('envelope', { secret: Promise.resolve(secret), since: now })
    return asEnvelopeKey(secret)
  }

  async jwks(): Promise<{ keys: JWK[] }> {
    const rows = await this.db
      .select()
      .from(table)
      .where(eq(table.purpose, 'envelope'))
      .orderBy(desc(table.createdAt))
    const retired = rows.filter((row) => row.retiredAt && isUsable(row.retiredAt))
    const envelopeKeys = [await this.envelope(), ...retired.map((row) => asEnvelopeKey(row.secret))]
    return jwksOf(envelopeKeys, await this.token())
  }

  private secretOf(purpose: KeyPurpose): Promise<string> {
    const known = this.known.get(purpose)
    if (known && (purpose !== 'envelope' || Date.now() - known.since < envelopeKnownMs)) return known.secret
    const secret = this.loadOrMake(purpose)
    secret.catch(() => this.known.delete(purpose))
    this.known.set(purpose, { secret, since: Date.now() })
    return secret
  }

  /** Of two processes that start together only one makes a key; the other waits for it. */
  private async loadOrMake(purpose: KeyPurpose): Promise<string> {
    const stored = await current(this.db, purpose)
    if (stored) return stored
    const made = await makers[purpose]()
    return this.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('keys'))`)
      const theirs = await current(tx, purpose)
      if (theirs) return theirs
      await store(tx, purpose, made)
      return made
    })
  }
}

async function current(tx: Tx, purpose: KeyPurpose): Promise<string | undefined> {
  const [row] = await tx
    .select({ secret: table.secret })
    .from(table)
    .where(and(eq(table.purpose, purpose), isNull(table.retiredAt)))
  return row?.secret
}

async function store(tx: Tx, purpose: KeyPurpose, secret: string): Promise<void> {
  await tx.insert(table).values({ id: idOfSecret(purpose, secret), purpose, secret, createdAt: new Date() })
}

const isUsable = (retiredAt: Date | null) =>
  retiredAt === null || Date.now() - retiredAt.getTime() < retiredKeyHours * 3_600_000
