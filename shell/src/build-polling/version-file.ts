import * as z from 'zod/mini'

/** The version file (S3.076). */
const VersionFile = z.object({ buildNumber: z.string().check(z.minLength(1)) })

/** The number of the deployed build (S7.126); undefined when the file cannot be read: then nothing is known. */
export async function deployedBuild(now: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`/investors/build.json?t=${now}`, {
      cache: 'no-store',
      credentials: 'same-origin',
      // Nobody waits for it, so no loader shows.
      headers: { loader: 'N' },
    })
    return VersionFile.parse(await answer.json()).buildNumber
  } catch {
    return undefined
  }
}
