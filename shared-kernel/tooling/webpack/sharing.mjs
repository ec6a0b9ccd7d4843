import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version
export const kernelVersion = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version

/** The only modules that builds share; everything else stays inside the kernel or inside a remote. */
const sharedModules = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/client': versionOf('react-dom'),
  '@portal/kernel': kernelVersion,
}

/** The names that builds may share. */
export const sharedNames = Object.keys(sharedModules)

/** Sharing policy: one copy of each, of a fitting version, provided by the host alone. */
export function sharing(role) {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        version,
        ...(role === 'remote' && { import: false }),
      },
    ]),
  )
}
