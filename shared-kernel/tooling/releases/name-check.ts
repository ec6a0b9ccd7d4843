import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  classifyKernel,
  missingNames,
  PublishedNames,
  ReleaseRefusal,
  type RemoteRelease,
  UsedNames,
  usageFile,
} from '../../src/manifest/public'

/** Beside `remotes.json`: which shell is deployed, and where it published the names of its kernel. */
export const deployedShellFile = 'build.json'

const DeployedShell = z.object({
  buildNumber: z.string(),
  kernelNames: z.optional(z.string()),
  /** The version of its kernel. */
  kernel: z.optional(z.string()),
})

function read<Shape extends z.ZodMiniType>(path: string, shape: Shape): z.infer<Shape> | undefined {
  return existsSync(path) ? shape.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/**
 * Throws ReleaseRefusal when the kernel of the shell in the portal's folder lies outside of the range that a release was
 * made for: no browser would run it. Where the shell says nothing of its kernel, nothing can be compared.
 */
export function checkRange(portal: string, { name, version, kernel }: RemoteRelease): void {
  const shell = read(join(portal, deployedShellFile), DeployedShell)
  if (!shell?.kernel || classifyKernel(kernel, shell.kernel) === 'fits') return
  throw new ReleaseRefusal(
    `${name} ${version} cannot go live: it was made for a kernel ${kernel}, and the deployed shell ${shell.buildNumber} ` +
      `has ${shell.kernel}. Deploy a shell that fits, or choose another version.`,
  )
}

/**
 * Throws ReleaseRefusal when a release takes names from the kernel that the shell in the portal's folder does not have.
 * Where no shell lies there, or one of before names were published, nothing can be compared. `files` is where the
 * release lies.
 */
export function checkNames(
  portal: string,
  { name, version }: { name: string; version: string },
  files: string,
): void {
  const shell = read(join(portal, deployedShellFile), DeployedShell)
  const published = shell?.kernelNames && read(join(portal, shell.kernelNames), PublishedNames)
  const used = read(join(files, usageFile), UsedNames)
  const missing = published && used ? missingNames(published, used) : []
  if (missing.length)
    throw new ReleaseRefusal(
      `${name} ${version} cannot go live: it takes ${missing.join(', ')} from the kernel, and the deployed shell ` +
        `${shell?.buildNumber} does not have ${missing.length === 1 ? 'that name' : 'those names'}. Deploy a shell that has, or choose another version.`,
    )
}
