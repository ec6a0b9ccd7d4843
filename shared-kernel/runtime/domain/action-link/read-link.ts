import { ApiError } from '../../api/public'
import type { OpenedLink } from './action-link'

/** What a link is for, or in words why it opens nothing. */
export type LinkState = OpenedLink | { refused: string; isOver: boolean }

export async function readLink(
  look: (link: string) => Promise<OpenedLink>,
  link: string,
): Promise<LinkState> {
  try {
    return await look(link)
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { refused: error.message, isOver: true }
    return { refused: 'We could not check your link. Open it again in a minute.', isOver: false }
  }
}
