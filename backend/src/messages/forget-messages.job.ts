import type { Job } from '../platform/module'
import { endSilent, forgetMessages } from './sent-messages'

const dayMs = 86_400_000
/** After so many days no operator tries any more. */
const longestSilence = 3

/** Ends what no receipt came for, and removes what nobody will ask about any more. */
export const forgetOldMessages: Job = {
  name: 'forget messages',
  at: '03:40',
  async run({ db, config, log }, now) {
    const ago = (days: number) => new Date(now.getTime() - days * dayMs)
    await endSilent(db, ago(longestSilence), now)
    const removed = await forgetMessages(db, ago(config.messaging.keepDays))
    if (removed) log.info({ removed }, 'messages forgotten')
  },
}
