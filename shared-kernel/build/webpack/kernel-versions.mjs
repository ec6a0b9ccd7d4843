import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @type {(url: URL) => string} */
const versionIn = (url) => JSON.parse(readFileSync(url, 'utf8')).version

export const kernelVersion = versionIn(new URL('../../runtime/package.json', import.meta.url))

const previousPackage = new URL('../../previous/package.json', import.meta.url)

/**
 * The kernel of the major before, which this one offers on itself while squads move (docs/releasing.md: a kernel with a
 * breaking change); undefined where no squad has to.
 * @type {string | undefined}
 */
export const previousVersion = existsSync(previousPackage) ? versionIn(previousPackage) : undefined

/** What stands for "@portal/kernel" where that one is meant. */
export const previousModule = fileURLToPath(new URL('../../previous/index.ts', import.meta.url))

/** Whether a remote is built for the previous kernel: its package names that one as its "@portal/kernel". */
export function isForPrevious(folder) {
  const named = `${folder}/node_modules/@portal/kernel/package.json`
  return (
    previousVersion !== undefined &&
    existsSync(named) &&
    realpathSync(named) === realpathSync(fileURLToPath(previousPackage))
  )
}

/** Fails where the range in a remote's package is of another major than the kernel that it is built for. */
export function refuseOtherRange({ name, folder, kernel }) {
  const version = isForPrevious(folder) ? previousVersion : kernelVersion
  const major = (text) => Number(/^\^?(\d+)/.exec(text)?.[1])
  if (major(kernel) !== major(version))
    throw new Error(
      `${name} is built with kernel ${version}, and its package.json says "kernel": "${kernel}": ` +
        'change that, or the package that it takes as @portal/kernel',
    )
}
