import { ReleaseManifest } from '@portal/kernel/internal'
import * as z from 'zod/mini'

const Sealed = z.object({ payload: z.string() })

/** The manifest as the panel shows it: read, not proven, since nothing is loaded by it. Throws when it is unreadable. */
export async function readDisplayManifest(address: string): Promise<ReleaseManifest> {
  const answer = await fetch(address, { cache: 'no-store' })
  const file: unknown = await answer.json()
  const sealed = Sealed.safeParse(file)
  return ReleaseManifest.parse(sealed.success ? JSON.parse(sealed.data.payload) : file)
}
