import { createHash } from 'node:crypto'
import { kernelNames } from './kernel-names.mjs'

const textOf = ({ firstLoad, firstInside, schema, others }) =>
  JSON.stringify({ firstLoad: [...firstLoad, ...schema], firstInside, others })

/** The file that lists the kernel's names, named after them: a remote that was built with the page's own list has all. */
export function namesFile() {
  const hash = createHash('sha256').update(textOf(kernelNames())).digest('hex')
  return `kernel-names.${hash.slice(0, 12)}.json`
}

/**
 * Whether a file of a host's build is the one that lists the names of its kernel.
 * @param {string} file
 */
export const isNamesFile = (file) => /^kernel-names\.[0-9a-f]{12}\.json$/.test(file)

/** Publishes with a host's build the names that its kernel offers: what a remote takes must be among them. */
export class PublishedNames {
  apply(compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack
    const file = namesFile()
    new DefinePlugin({ __KERNEL_NAMES__: JSON.stringify(file) }).apply(compiler)
    compiler.hooks.thisCompilation.tap('PublishedNames', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PublishedNames', stage }, () => {
        const names = kernelNames()
        compilation.emitAsset(file, new sources.RawSource(textOf(names)))
      })
    })
  }
}
