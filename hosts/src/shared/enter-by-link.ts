import { t } from '@portal/kernel/words'
import { api, ApiError, endReplacedSession, signIn } from '@portal/kernel'
import { authApi } from '@portal/contracts/identity/auth'
import { actionLinkApi } from '@portal/contracts/wire/action-link'

/** How a visit by a link began: with a session, or with words on why not. */
export type LinkEntry = { remote: string; path: string } | RefusedLink

export interface RefusedLink {
  refused: string
  /** Mails a new link to whom this one was for; there only where the link itself was refused. Answers in words. */
  sendAgain?: () => Promise<string>
}

/** Trades a link for a session: its one-time code first, and the code for the session, both by POST. Never throws. */
export async function enterByLink(link: string): Promise<LinkEntry> {
  try {
    const { code, remote, path } = await api.call(authApi.validateLink, { link })
    const session = await api.call(authApi.linkSession, { code })
    await endReplacedSession()
    signIn(session)
    return { remote, path }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused')
      return { refused: t`We could not check your link. Open it again in a minute.` }
    const sendAgain = async () =>
      (await api.callInFull(actionLinkApi.resendLink, { link })).resultInfo.resultMsg
    return { refused: error.message, sendAgain }
  }
}
