import type { Database } from '../../src/platform/database'

/** Before a transaction commits, or right after. */
export type CrashMoment = 'before' | 'after'

/** The process ends here, as far as the database is concerned. */
class Crash extends Error {}

/** A database whose transactions die at the moments that `takeMoment` gives: it is asked once for each. */
export const crashingDatabase = (db: Database, takeMoment: () => CrashMoment | undefined): Database =>
  new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'transaction') return Reflect.get(target, name, receiver) as unknown
      return async (work: Parameters<Database['transaction']>[0]) => {
        const moment = takeMoment()
        const answer = await target.transaction(async (tx) => {
          const done = await work(tx)
          if (moment === 'before') throw new Crash()
          return done
        })
        if (moment === 'after') throw new Crash()
        return answer
      }
    },
  })
