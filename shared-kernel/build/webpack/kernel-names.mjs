import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { previousModule } from './kernel-versions.mjs'

const kernel = fileURLToPath(new URL('../..', import.meta.url))
/** Whose names a build may hand on. */
const packages = ['contracts', 'ui', 'runtime'].map((name) => `${kernel}${name}`)
const runtime = `${kernel}runtime`

/** The whole kernel, what of it a page needs before anybody has logged in, and what the first page behind the log-in. */
export const kernelModules = {
  all: `${runtime}/index.ts`,
  firstLoad: `${runtime}/first-load.ts`,
  firstInside: `${runtime}/first-inside.ts`,
}

/** "zMaxLength" is zod's "maxLength". */
const schemaName = /^z(?=[A-Z])/
const zodName = (name) => name[1].toLowerCase() + name.slice(2)

const librariesOf = (folder) => {
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return Object.keys(dependencies).filter((name) => !name.startsWith('@portal/'))
}

/** The names that a module of the kernel offers at run time; types leave no trace. */
function namesOf(file) {
  const { metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    // Only the kernel's own packages are read.
    external: packages.flatMap(librariesOf).flatMap((name) => [name, `${name}/*`]),
    format: 'esm',
    loader: { '.css': 'empty', '.po': 'empty' },
    outdir: kernel,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  // Style sheets are outputs as well, and export nothing.
  return Object.values(metafile.outputs).flatMap((output) => output.exports ?? [])
}

/** Which of the kernel's shared modules gives which name. Fails where one of the parts has a name that the kernel has not. */
export function kernelNames() {
  const given = namesOf(kernelModules.firstLoad)
  const all = namesOf(kernelModules.all)
  const schema = given.filter((name) => schemaName.test(name))
  const firstLoad = given.filter((name) => !schema.includes(name))
  const firstInside = namesOf(kernelModules.firstInside).filter((name) => !firstLoad.includes(name))
  const own = [...firstLoad, ...firstInside].filter((name) => !all.includes(name))
  if (own.length) throw new Error(`A part of the kernel exports ${own.join(', ')}, which the kernel does not`)
  const others = all.filter((name) => !firstLoad.includes(name) && !firstInside.includes(name))
  return { firstLoad, firstInside, schema, others }
}

/** The same of the previous kernel, which is one module: whoever needs it takes all of it. */
export function previousNames() {
  const given = namesOf(previousModule)
  const schema = given.filter((name) => schemaName.test(name))
  return { firstLoad: [], firstInside: [], schema, others: given.filter((name) => !schema.includes(name)) }
}

/**
 * Webpack loader: what "@portal/kernel" stands for in a federated build. It only hands names on, so a build asks for
 * the parts that have the names it takes, and for the whole kernel only where they have not. In remotes
 * it also is what "zod/mini" stands for.
 */
export default function kernelNamesLoader() {
  for (const folder of packages) this.addContextDependency(folder)
  const { previous } = this.getOptions()
  const { firstLoad, firstInside, schema, others } = previous ? previousNames() : kernelNames()
  if (/schema-names/.test(this.resourcePath)) {
    const list = schema.map((name) => `${name} as ${zodName(name)}`)
    return `export { ${list.join(', ')} } from '@portal/kernel/${previous ? 'all' : 'first-load'}'`
  }
  return [
    `export { ${firstLoad.join(', ')} } from '@portal/kernel/first-load'`,
    `export { ${firstInside.join(', ')} } from '@portal/kernel/first-inside'`,
    `export { ${others.join(', ')} } from '@portal/kernel/all'`,
  ].join('\n')
}
