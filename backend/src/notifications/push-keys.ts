import { and, eq, isNull, sql } from 'drizzle-orm'
import webPush from 'web-push'
import * as z from 'zod/mini'
import type { Database, Tx } from '../platform/database'
import { keys as table } from '../platform/tables'

const PushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.infer<typeof PushKeys>

/**
 * The VAPID keys of this installation, made when they are first needed and then kept: a browser that subscribed with
 * one key takes no message signed with another.
 */
export async function pushKeys(db: Database): Promise<PushKeys> {
  return (
    (await stored(db)) ??
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push keys'))`)
      const theirs = await stored(tx)
      if (theirs) return theirs
      const made = webPush.generateVAPIDKeys()
      const secret = JSON.stringify(made)
      await tx
        .insert(table)
        .values({ id: made.publicKey.slice(0, 16), purpose: 'push', secret, createdAt: new Date() })
      return made
    })
  )
}

async function stored(tx: Tx): Promise<PushKeys | undefined> {
  const [row] = await tx
    .select({ secret: table.secret })
    .from(table)
    .where(and(eq(table.purpose, 'push'), isNull(table.retiredAt)))
  return row && PushKeys.parse(JSON.parse(row.secret))
}
