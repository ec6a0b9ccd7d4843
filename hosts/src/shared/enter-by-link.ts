import { api, ApiError, signIn } from '@portal/kernel'
import { authApi } from '@portal/kernel/contracts/auth'

/** How a visit by a link began: with a session, or with words on why not. */
export type LinkEntry = { remote: string; path: string } | { refused: string }

const unchecked = 'We could not check your link. Open it again in a minute.'

/** Trades a link for a session: its one-time code first, and the code for the session, both by POST. Never throws. */
export async function enterByLink(link: string): Promise<LinkEntry> {
  try {
    const { code, remote, path } = await api.call(authApi.validateLink, { link })
    signIn(await api.call(authApi.linkSession, { code }))
    return { remote, path }
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused'
    return { refused: isRefused ? error.message : unchecked }
  }
}
