import type * as z from 'zod/mini'
import { endsAfter } from '../api/public'
import { missingNames, PublishedNames, UsedNames } from '@portal/contracts/manifest'

/** How long to wait for a list: a release that could not be compared is tried, as if nothing were missing. */
const timeoutMs = 1500

async function read<Shape extends z.ZodMiniType>(address: string, shape: Shape): Promise<z.infer<Shape>> {
  const signal = endsAfter(timeoutMs)
  const answer = await fetch(address, { credentials: 'same-origin', signal })
  return shape.parse(await answer.json())
}

/** The names that a release takes and a host's list does not have. Throws when one of them cannot be read. */
export async function compareNames(namesAddress: string, usageAddress: string): Promise<string[]> {
  const [published, used] = await Promise.all([
    read(namesAddress, PublishedNames),
    read(usageAddress, UsedNames),
  ])
  return missingNames(published, used)
}
