import * as z from 'zod/mini'
import { ManifestDistrust, type ManifestTrust, openManifest } from '@portal/contracts/manifest'
import { readStored, writeStored } from '../session/public'
import { RemoteFailure } from './remote-failure'

const Seen = z.array(z.object({ keyId: z.string(), sequence: z.number() }))

/**
 * A manifest's text, proven, and not older than what this browser saw. Throws RemoteFailure LOAD-011 when it is not
 * believed, another error when it is none.
 */
export async function openTrusted(
  text: string,
  trust: Omit<ManifestTrust, 'seen'>,
): ReturnType<typeof openManifest> {
  try {
    const seen = readStored('seenManifests', Seen)
    const opened = await openManifest(text, { ...trust, seen })
    if (JSON.stringify(opened.seen) !== JSON.stringify(seen)) writeStored('seenManifests', opened.seen)
    return opened
  } catch (error) {
    // A manifest that is not believed is another failure than one that cannot be read.
    if (error instanceof ManifestDistrust) throw new RemoteFailure('LOAD-011', 'remotes.json', '', error)
    throw error
  }
}
