import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { replaceFile } from './replace-file'
import {
  kernelFor,
  missingNames,
  PublishedNames,
  ReleaseRefusal,
  type RemoteRelease,
  UsedNames,
  usageFile,
} from '@portal/contracts/manifest'

/** Beside `remotes.json`: which shell is deployed, and where it published the names of its kernel. */
export const deployedShellFile = 'build.json'

const DeployedShell = z.object({
  buildNumber: z.string(),
  kernelNames: z.optional(z.string()),
  /** Where the calls stand that the server of its checkout answers; absent in shells of before they were published. */
  calls: z.optional(z.string()),
  /** The version of its kernel. */
  kernel: z.optional(z.string()),
  /** The kernel of the major before, where it offers that one too, and where it published the names of that. */
  previousKernel: z.optional(z.object({ version: z.string(), names: z.string() })),
  /** The scripts that start it, in their order. */
  scripts: z.optional(z.array(z.string())),
  /** The number of the manifest that lies beside it: open tabs, which poll this file, read that one when it changes. */
  releases: z.optional(z.number()),
})

function read<Shape extends z.ZodMiniType>(path: string, shape: Shape): z.infer<Shape> | undefined {
  return existsSync(path) ? shape.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

export type DeployedShell = z.infer<typeof DeployedShell>

/** What the shell in a portal's folder says of itself; undefined where none lies there. */
export const deployedShell = (portal: string): DeployedShell | undefined =>
  read(join(portal, deployedShellFile), DeployedShell)

/** Tells open tabs of a manifest that is in place; where no shell lies, no tab asks. */
export function announceReleases(portal: string, sequence: number): void {
  const shell = deployedShell(portal)
  if (shell)
    replaceFile(join(portal, deployedShellFile), `${JSON.stringify({ ...shell, releases: sequence })}\n`)
}

/** The kernels that a shell offers; none where it says nothing of them. */
const kernelsOf = ({ kernel, previousKernel }: DeployedShell): string[] =>
  kernel ? [kernel, ...(previousKernel ? [previousKernel.version] : [])] : []

/**
 * Why no browser would run a release in a shell: the kernels of that lie outside of the range that the release was made
 * for. Where the shell says nothing of its kernel, nothing can be compared.
 */
function outOfRange(shell: DeployedShell | undefined, { kernel }: RemoteRelease): string | undefined {
  const offered = shell ? kernelsOf(shell) : []
  if (!shell || !offered.length || kernelFor(kernel, offered)) return undefined
  return (
    `it was made for a kernel ${kernel}, and the deployed shell ${shell.buildNumber} has ` +
    offered.join(' and ')
  )
}

/** Where a shell published the names of the kernel that a release runs on. */
export function namesFor(shell: DeployedShell, { kernel }: RemoteRelease): string | undefined {
  const { previousKernel } = shell
  return previousKernel && kernelFor(kernel, [previousKernel.version])
    ? previousKernel.names
    : shell.kernelNames
}

/**
 * Why it would crash there: it takes names from the kernel that the shell does not have. Where no shell lies, or one of
 * before names were published, nothing can be compared. `files` is where the release lies.
 */
function withoutNames(
  shell: DeployedShell | undefined,
  portal: string,
  { release, files }: PlacedRelease,
): string | undefined {
  const names = shell && namesFor(shell, release)
  const published = names && read(join(portal, names), PublishedNames)
  const used = read(join(files, usageFile), UsedNames)
  const missing = published && used ? missingNames(published, used) : []
  if (!missing.length) return undefined
  return (
    `it takes ${missing.join(', ')} from the kernel, and the deployed shell ${shell?.buildNumber} does not have ` +
    `${missing.length === 1 ? 'that name' : 'those names'}`
  )
}

/** The file among those of a shell that lists the calls of its checkout's server: "authApi.login". */
export const callsFile = 'server-calls.json'
const Calls = z.array(z.string())
/** The part of `kernel-usage.json` that names what was bundled of the contract, by area. */
const UsedContract = z.object({ contracts: z.optional(z.record(z.string(), z.array(z.string()))) })
const call = /^\w+Api\.\w+$/

/**
 * Why it would be refused there: it was built with calls that the server which was deployed with the shell does not know.
 * Of an area that is handed on as a whole nothing can be said, nor where no calls were published.
 */
function unknownCalls(shell: DeployedShell | undefined, portal: string, files: string): string | undefined {
  const known = shell?.calls && read(join(portal, shell.calls), Calls)
  const used = Object.values(read(join(files, usageFile), UsedContract)?.contracts ?? {}).flat()
  const missing = known ? used.filter((each) => call.test(each) && !known.includes(each)) : []
  if (!missing.length) return undefined
  return (
    `it calls ${missing.join(', ')} of the server, and the one of the deployed shell ${shell?.buildNumber} does not know ` +
    `${missing.length === 1 ? 'that call' : 'those calls'}`
  )
}

/** The first reason why a shell, or the server that is deployed with it, could not run a release. */
const whyUnfit = (shell: DeployedShell | undefined, portal: string, placed: PlacedRelease) =>
  outOfRange(shell, placed.release) ??
  withoutNames(shell, portal, placed) ??
  unknownCalls(shell, portal, placed.files)

/** A release, and where its files lie. */
export interface PlacedRelease {
  release: RemoteRelease
  files: string
}

/** Throws ReleaseRefusal where the shell that a portal has, or is about to get, could not run a release. */
export function refuseUnfitRelease(
  portal: string,
  shell: DeployedShell | undefined,
  placed: PlacedRelease,
): void {
  const { name, version } = placed.release
  const why = whyUnfit(shell, portal, placed)
  if (why)
    throw new ReleaseRefusal(
      `${name} ${version} cannot go live: ${why}. Deploy a shell that fits, or choose another version.`,
    )
}

/** Throws ReleaseRefusal where a shell that is about to be deployed could not run what somebody gets. */
export function refuseUnfitShell(
  portal: string,
  shell: DeployedShell,
  offered: readonly PlacedRelease[],
): void {
  const reasons = offered.flatMap((placed) => {
    const { name, version } = placed.release
    const why = whyUnfit(shell, portal, placed)
    return why ? [`${name} ${version}: ${why.replace('the deployed shell', 'the shell')}`] : []
  })
  if (reasons.length)
    throw new ReleaseRefusal(
      `The shell ${shell.buildNumber} cannot go live before remotes that fit it. ${reasons.join('; ')}. ` +
        'Release these anew, end their canary or take off their pin.',
    )
}
