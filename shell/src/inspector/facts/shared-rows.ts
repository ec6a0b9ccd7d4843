/** What the inspector reads of the share scope of the federation runtime. */
export interface ShareScope {
  [name: string]: {
    [version: string]: { from: string; useIn: readonly string[]; loaded?: boolean; lib?: unknown }
  }
}

/** A module that builds share, in one of its versions. */
export interface SharedRow {
  name: string
  version: string
  provider: string
  users: readonly string[]
  isLoaded: boolean
}

/** Containers have underscores where packages have hyphens. */
const packageOf = (container: string) => container.replaceAll('_', '-').replace(/^portal-/, '')

/** Each version of each shared module, by name. */
export function sharedRows(scope: ShareScope): SharedRow[] {
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn, loaded, lib }]) => ({
        name,
        version,
        provider: packageOf(from),
        users: [...new Set(useIn.map(packageOf))].sort(),
        isLoaded: Boolean(loaded ?? lib),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}
