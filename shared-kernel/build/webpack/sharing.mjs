import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { elements, words } from './words/macros.cjs'
import { kernelModules } from './kernel-names.mjs'

const require = createRequire(import.meta.url)
const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version
/** @type {string} */
export const kernelVersion = JSON.parse(
  readFileSync(new URL('../../runtime/package.json', import.meta.url), 'utf8'),
).version

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
 * the first load anyway has it in its own start-up files (`eager`): they come together, and none asks for another.
 */
export function sharing(role, { eager = false } = {}) {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, version]) => [
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
 * it the kernel has. A name that neither has fails the build.
 */
export function withSharedKernel(role, base) {
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
      rules: [...base.module.rules, { test: [names, schemaNames], loader: namesLoader, sideEffects: false }],
      parser: { javascript: { exportsPresence: 'error' } },
    },
  }
}
