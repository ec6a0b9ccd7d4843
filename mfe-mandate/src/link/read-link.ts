import { api, ApiError } from '@portal/kernel'
import type { ResponseOf } from '@portal/kernel/contracts/endpoint'
import { mandateLinkApi } from '@portal/kernel/contracts/mandate-link'

/** What a link is for, or in words why it opens nothing. */
export type OpenedLink = ResponseOf<typeof mandateLinkApi.validateLink>
export type LinkState = OpenedLink | { refused: string }

export async function readLink(link: string): Promise<LinkState> {
  try {
    return await api.call(mandateLinkApi.validateLink, { link })
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused'
    return { refused: isRefused ? error.message : 'We could not check your link. Open it again in a minute.' }
  }
}
