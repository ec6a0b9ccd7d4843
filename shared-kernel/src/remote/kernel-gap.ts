import * as z from 'zod/mini'
import { missingNames, PublishedNames, type RemoteRelease, UsedNames, usageFile } from '../manifest/public'

/** How long to look: a release that could not be compared is tried, as if nothing were missing. */
const patienceMs = 1500

async function read<Shape extends z.ZodMiniType>(address: string, shape: Shape): Promise<z.infer<Shape>> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(address, { credentials: 'same-origin', signal })
  return shape.parse(await answer.json())
}

/**
 * The names that a release takes from the kernel and this page's kernel lacks: an open tab runs the shell that it began
 * with, and a shell may be older than a remote. `namesAddress` is the list that this host published with its build. A
 * release that was built with the same list is not looked at. Never throws.
 */
export async function kernelGap(
  release: RemoteRelease,
  namesAddress: string,
  base: string = location.href,
): Promise<string[]> {
  if (release.kernelNames && namesAddress.endsWith(`/${release.kernelNames}`)) return []
  const usageAddress = new URL(usageFile, new URL(release.entry, base)).href
  try {
    const [published, used] = await Promise.all([
      read(namesAddress, PublishedNames),
      read(usageAddress, UsedNames),
    ])
    return missingNames(published, used)
  } catch {
    return []
  }
}
