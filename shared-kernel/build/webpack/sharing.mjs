import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { elements, words } from './words/macros.cjs'
import { kernelModules } from './kernel-names.mjs'
import { kernelVersion, previousModule, previousVersion } from './kernel-versions.mjs'

const require = createRequire(import.meta.url)
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version

/**
 * The only modules that builds share; everything else stays inside the kernel or inside a remote. The kernel is shared
 * in parts, since a shared module is loaded whole: what the log-in page needs, what the dashboard needs besides, and all
 * of it. They are made of the same files, so each of those runs once.
 */
const sharedModules = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/client': versionOf('react-dom'),
  '@portal/kernel': kernelVersion,
  '@portal/kernel/first-load': kernelVersion,
  '@portal/kernel/first-inside': kernelVersion,
}

/** "@portal/kernel" in a source stands for all of them; the whole one needs an address of its own in builds. */
const requests = { '@portal/kernel': '@portal/kernel/all' }

/** The names that builds may share. */
export const sharedNames = Object.keys(sharedModules)

/** What a page needs before anything shows. Of the kernel no more than the first load: it would keep everybody waiting. */
const isFirst = (name) => !['@portal/kernel', '@portal/kernel/first-inside'].includes(name)

/**
 * Sharing policy: one copy of each, of a fitting version, provided by the host alone. A host whose page waits for all of
 * the first load anyway has it in its own start-up files (`eager`): they come together, and none asks for another. A
 * remote that is built for the `previous` kernel asks for that one.
 */
export function sharing(role, { eager = false, previous = false } = {}) {
  const versions = Object.entries(sharedModules).map(([name, version]) =>
    previous && name.startsWith('@portal/kernel') ? [name, previousVersion] : [name, version],
  )
  return Object.fromEntries(
    versions.map(([name, version]) => [
      requests[name] ?? name,
      {
        shareKey: name,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version}`,
        version,
        ...(role === 'remote' && { import: false }),
        ...(eager && isFirst(name) && { eager }),
      },
    ]),
  )
}

const fileHere = (name) => fileURLToPath(new URL(name, import.meta.url))
const names = fileHere('./kernel-names.js')
const schemaNames = fileHere('./schema-names.js')
const namesLoader = fileHere('./kernel-names.mjs')

/**
 * Adds to a build what makes "@portal/kernel" stand for its shared modules, and in a remote "zod/mini" for what of
 * it the kernel has. A name that neither has fails the build. In a remote for the `previous` kernel it stands for that
 * one, which a host has as "portal-previous-kernel".
 */
export function withSharedKernel(role, base, { previous = false } = {}) {
  return {
    ...base,
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        '@portal/kernel$': names,
        '@portal/kernel/all$': kernelModules.all,
        '@portal/kernel/first-load$': kernelModules.firstLoad,
        '@portal/kernel/first-inside$': kernelModules.firstInside,
        ...(role === 'host' && { 'portal-previous-kernel$': previousModule }),
        ...(role === 'remote' && {
          'zod/mini$': schemaNames,
          // Who says texts, of the contracts too, asks the page's one instance.
          [`${words}$`]: names,
          '@portal/contracts/catalogue$': names,
          [`${elements}$`]: names,
        }),
      },
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        { test: [names, schemaNames], loader: namesLoader, options: { previous }, sideEffects: false },
      ],
      parser: { javascript: { exportsPresence: 'error' } },
    },
  }
}
