import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isNamesFile, isPreviousNamesFile } from '@portal/build/webpack/published-names.mjs'
import { kernelVersion, previousVersion } from '@portal/build/webpack/kernel-versions.mjs'
import { root } from './packages'
import { callsFile, deployedShell } from '../shared-kernel/build/releases/public'

/** The shell's version, and what tells two builds of it apart: "0.0.564+1a2b3c4d". */
export function buildNumberOf(hash: string) {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'))
  return `${version}+${hash.slice(0, 8)}`
}

/**
 * The number itself, or one after it that is not taken. Two builds of the same sources need not be the same to the byte,
 * and the files of a version that is there are never changed.
 */
export function freeNumber(buildNumber: string, isTaken: (number: string) => boolean) {
  let free = buildNumber
  for (let next = 2; isTaken(free); next += 1) free = `${buildNumber}.${next}`
  return free
}

/** What is known of a build: its number, the folder of its files, and the scripts that start it. */
export interface ShellBuild {
  buildNumber: string
  place: string
  scripts: string[]
}

/**
 * A build whose files are in place: which kernels it has, where the names lie that they offer to remotes and the calls
 * that its server answers, and what starts it.
 */
export function describeShell(folder: string, { buildNumber, place, scripts }: ShellBuild) {
  const files = readdirSync(place)
  const placed = (name: string | undefined) => name && relative(folder, join(place, name))
  const kernelNames = placed(files.find(isNamesFile))
  const calls = placed(files.find((name) => name === callsFile))
  const names = placed(files.find(isPreviousNamesFile))
  const previousKernel = previousVersion && names ? { version: previousVersion, names } : undefined
  return { buildNumber, kernelNames, calls, kernel: kernelVersion, previousKernel, scripts }
}

/** The version file that open tabs poll, written when all that it announces is in place. */
export function writeVersionFile(folder: string, build: ShellBuild) {
  const path = join(folder, 'build.json')
  const releases = deployedShell(folder)?.releases
  writeFileSync(`${path}.new`, `${JSON.stringify({ ...describeShell(folder, build), releases })}\n`)
  renameSync(`${path}.new`, path)
}
