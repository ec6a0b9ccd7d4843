import { ManifestDistrust, type ManifestTrust, openManifest } from '../manifest/public'
import { RemoteFailure } from './remote-failure'

/** A manifest's text, proven. Throws RemoteFailure LOAD-011 when it is not believed, another error when it is none. */
export async function openTrusted(text: string, trust: ManifestTrust): ReturnType<typeof openManifest> {
  try {
    return await openManifest(text, trust)
  } catch (error) {
    // A manifest that is not believed is another failure than one that cannot be read.
    if (error instanceof ManifestDistrust) throw new RemoteFailure('LOAD-011', 'remotes.json', '', error)
    throw error
  }
}
