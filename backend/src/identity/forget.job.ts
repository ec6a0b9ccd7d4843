import { and, lt, notInArray } from 'drizzle-orm'
import type { Job } from '../platform/module'
import { serviceTerms } from '../regulation/service-terms'
import {
  accessGrants,
  hourlyUses,
  investors,
  knownDevices,
  loginFailures,
  otpChallenges,
  passkeyChallenges,
  refreshTokens,
  sessionFamilies,
} from './schema'

const day = 86_400_000

/** What identity need not keep: old codes and grants, ended sessions, unused devices, failures of PANs that nobody has. */
export const forgetOldIdentity: Job = {
  name: 'forget old codes and sessions',
  at: '03:00',
  run: ({ db }, now) =>
    db.transaction(async (tx) => {
      const daysAgo = (days: number, from = now) => new Date(from.getTime() - days * day)
      await tx.delete(hourlyUses).where(lt(hourlyUses.at, daysAgo(1)))
      await tx.delete(otpChallenges).where(lt(otpChallenges.sentAt, daysAgo(30)))
      const known = tx.select({ pan: investors.pan }).from(investors)
      await tx
        .delete(loginFailures)
        .where(and(lt(loginFailures.lastAt, daysAgo(1)), notInArray(loginFailures.pan, known)))
      // Sessions live in real time, whatever the business clock says.
      const longPast = daysAgo(serviceTerms.logInDays, new Date())
      // Its token is over within days.
      await tx.delete(accessGrants).where(lt(accessGrants.createdAt, daysAgo(30, new Date())))
      await tx.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, longPast))
      await tx.delete(knownDevices).where(lt(knownDevices.lastAt, daysAgo(180, new Date())))
      await tx.delete(refreshTokens).where(lt(refreshTokens.expiresAt, longPast))
      const withTokens = tx.select({ id: refreshTokens.familyId }).from(refreshTokens)
      await tx
        .delete(sessionFamilies)
        .where(and(lt(sessionFamilies.startedAt, longPast), notInArray(sessionFamilies.id, withTokens)))
    }),
}
