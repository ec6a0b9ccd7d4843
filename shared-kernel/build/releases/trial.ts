import {
  manifestOf,
  ReleaseRefusal,
  type ReleaseManifest,
  type RemoteRelease,
} from '@portal/contracts/manifest'
import { demoSession } from '@portal/testing/samples'
import type { DeployedShell } from './name-check'
import { type SigningKey, signManifest } from './sign-manifest'

/** A portal as a browser would find it once built remotes are live, so that they can be opened before they are. */
export interface Trial {
  /** The portal's folder. */
  portal: string
  /** The scripts that start its shell, in their order. */
  shell: readonly string[]
  /** `remotes.json`, signed: each remote with the one version that is to run. */
  manifest: string
  /** Where the files of builds lie that are not in the portal's folder yet. */
  builds: readonly { address: string; folder: string }[]
  /** What is opened: a page of each build. */
  remotes: readonly { name: string; version: string; page: string; prefixes: readonly string[] }[]
  /** What session storage holds of an investor who is logged in. */
  session: Readonly<Record<string, unknown>>
}

/** Opens the builds of a trial. Resolves with what keeps them from going live, a sentence each. */
export type OpenTrial = (trial: Trial) => Promise<readonly string[]>

interface Built {
  folder: string
  release: RemoteRelease
}

interface Occasion {
  portal: string
  /** The shell that is deployed, or about to be. */
  shell: DeployedShell | undefined
  /** The manifest as the change leaves it. */
  manifest: ReleaseManifest
  built: readonly Built[]
  key: SigningKey
}

/**
 * Throws ReleaseRefusal where a built remote does not evaluate in the shell, or its first page breaks as it is drawn.
 * Where no shell lies, or one of before shells named their scripts, nothing can be opened.
 */
export async function refuseBroken(open: OpenTrial, occasion: Occasion): Promise<void> {
  const { shell, built } = occasion
  if (!shell?.scripts || !built.length) return
  const faults = await open(trialOf(occasion, shell.scripts))
  if (faults.length) throw new ReleaseRefusal(`${faults.join('\n')}\nNothing was released.`)
}

function trialOf({ portal, manifest, built, key }: Occasion, shell: readonly string[]): Trial {
  const { sessionToken, refreshToken, investor } = demoSession
  const fresh = new Map(built.map(({ release }) => [release.name, release]))
  const chosen = manifest.remotes.flatMap(
    ({ name, live, releases }) => fresh.get(name) ?? releases.find(({ version }) => version === live) ?? [],
  )
  return {
    portal,
    shell,
    manifest: signManifest(manifestOf(chosen), key),
    builds: built.map(({ folder, release }) => ({
      address: `/investors/remotes/${release.name}/${release.version}/`,
      folder,
    })),
    remotes: built.map(({ release: { name, version, pages = [], prefixes } }) => ({
      name,
      version,
      page: pages[0]?.path ?? prefixes[0] ?? '/',
      prefixes,
    })),
    session: {
      pan: investor.pan,
      investorDetails: investor,
      accessToken: sessionToken,
      refreshToken,
      loggedIn: true,
    },
  }
}
