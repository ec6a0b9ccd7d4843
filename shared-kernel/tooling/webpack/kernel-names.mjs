import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const kernel = fileURLToPath(new URL('../..', import.meta.url))
const sources = `${kernel}src`

/** The whole kernel, and what of it a page needs before anybody has logged in. */
export const kernelModules = { all: `${sources}/index.ts`, firstLoad: `${sources}/first-load.ts` }

/** "zMaxLength" is zod's "maxLength". */
const schemaName = /^z(?=[A-Z])/
const zodName = (name) => name[1].toLowerCase() + name.slice(2)

/** The names that a module of the kernel offers at run time; types leave no trace. */
function namesOf(file) {
  const { metafile } = buildSync({
    entryPoints: [file],
    bundle: true,
    packages: 'external',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: kernel,
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  // Style sheets are outputs as well, and export nothing.
  return Object.values(metafile.outputs).flatMap((output) => output.exports ?? [])
}

/** Which of the kernel's two shared modules gives which name. Fails when the first load has a name of its own. */
export function kernelNames() {
  const given = namesOf(kernelModules.firstLoad)
  const all = namesOf(kernelModules.all)
  const schema = given.filter((name) => schemaName.test(name))
  const firstLoad = given.filter((name) => !schema.includes(name))
  const own = firstLoad.filter((name) => !all.includes(name))
  if (own.length)
    throw new Error(`${kernelModules.firstLoad} exports ${own.join(', ')}, which the kernel does not`)
  return { firstLoad, schema, others: all.filter((name) => !firstLoad.includes(name)) }
}

/**
 * Webpack loader: what "@portal/kernel" stands for in a federated build. It only hands names on, so a build asks for
 * the first-load module where that has all the names it takes, and for the whole kernel where it has not. In remotes
 * it also is what "zod/mini" stands for.
 */
export default function kernelNamesLoader() {
  this.addContextDependency(sources)
  this.addContextDependency(`${kernel}contracts`)
  const { firstLoad, schema, others } = kernelNames()
  if (/schema-names/.test(this.resourcePath)) {
    const list = schema.map((name) => `${name} as ${zodName(name)}`)
    return `export { ${list.join(', ')} } from '@portal/kernel/first-load'`
  }
  return [
    `export { ${firstLoad.join(', ')} } from '@portal/kernel/first-load'`,
    `export { ${others.join(', ')} } from '@portal/kernel/all'`,
  ].join('\n')
}
