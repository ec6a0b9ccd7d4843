import * as z from 'zod/mini'

/** Throws where an answer is about something else than was wanted: an old one, or that of another call. */
export function refuseAnswerAbout(answered: string, wanted: string): void {
  if (answered !== wanted) throw new Error('The provider answered about something else than it was asked')
}

/** Why something at a provider ended as it did, in words for the investor. */
export const WireReason = z.string().check(z.maxLength(200))

/** The moment of a report in a callback may be none: what is signed and cannot be is told to a person. */
export const UncheckedMoment = z.string().check(z.maxLength(40))

/** What a provider posts to our callback address. One event has one id in all its copies. */
export const callbackOf = <Report extends z.ZodMiniType>(report: Report) =>
  z.object({ eventId: z.string().check(z.minLength(1), z.maxLength(64)), report })

/** What a provider answers when it is asked how something stands; of what nobody has touched yet there is no report. */
export const statusAnswerOf = <Report extends z.ZodMiniType>(report: Report) =>
  z.object({ report: z.nullable(report) })
