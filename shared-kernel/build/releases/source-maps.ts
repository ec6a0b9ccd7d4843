import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyRelease } from './release-files'

/** A release of a remote, a version of the shell under the name "shell", or what else `portalFrame` names. */
interface Named {
  name: string
  version: string
}

/** Beside the served folder, never in it: a map holds the sources. */
export const mapsBeside = (portal: string): string => `${resolve(portal)}.maps`

/** Where the source maps of one release lie. */
export const mapsFolderOf = (maps: string, { name, version }: Named): string => join(maps, name, version)

/**
 * Puts the maps of a build into the folder of its release; one that made none puts none.
 * Throws ReleaseRefusal when the version is there with others.
 */
export function keepMaps(built: string | undefined, maps: string, release: Named): void {
  if (built && existsSync(built) && readdirSync(built).length) copyRelease(built, mapsFolderOf(maps, release))
}

/**
 * Puts the maps of a build beside those of the builds before it, as its scripts lie: one whose name tells its content stays
 * for tabs that run it, one whose name never changes is replaced.
 */
export function addMaps(built: string, maps: string, release: Named): void {
  if (existsSync(built)) cpSync(built, mapsFolderOf(maps, release), { recursive: true })
}

/** Removes the maps of versions whose files are gone; both folders hold one a version. */
export function forgetMaps(maps: string, files: string): void {
  if (!existsSync(maps)) return
  for (const version of readdirSync(maps))
    if (!existsSync(join(files, version))) rmSync(join(maps, version), { recursive: true, force: true })
}
