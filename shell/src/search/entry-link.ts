import type { SearchEntry } from '@portal/contracts/schemes/search'
import { type ReceivedLink, readReceivedLink } from '../guards/received-link'
import { entryAddress } from './quick-search'

/** Where an entry leads; null where it leads nowhere that we follow. */
export const entryLink = (entry: SearchEntry): ReceivedLink => readReceivedLink(entryAddress(entry))

/** Whether the page that an entry leads to is still to come. */
export function isComing(entry: SearchEntry, isHere: (to: string) => boolean): boolean {
  const link = entryLink(entry)
  return link !== null && 'to' in link && !isHere(link.to)
}
