import { createHash } from 'node:crypto'
import { kernelNames, previousNames } from './kernel-names.mjs'
import { isForPrevious, previousVersion } from './kernel-versions.mjs'

const textOf = ({ firstLoad, firstInside, schema, others }) =>
  JSON.stringify({ firstLoad: [...firstLoad, ...schema], firstInside, others })

/** The previous kernel is one module that stands for each of the shared ones, so each of them has all of its names. */
export function publishedPrevious() {
  const { schema, others } = previousNames()
  return { firstLoad: [...others, ...schema], firstInside: others, others: [] }
}
const previousText = () => JSON.stringify(publishedPrevious())

const fileOf = (start, text) =>
  `${start}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`

/** The file that lists the kernel's names, named after them: a remote that was built with the page's own list has all. */
const ownFile = () => fileOf('kernel-names', textOf(kernelNames()))
const previousFile = () => fileOf('previous-names', previousText())

/** The file of the kernel that the remote in a folder is built for. */
export const namesFile = (folder) => (isForPrevious(folder) ? previousFile() : ownFile())

/**
 * Whether a file of a host's build is the one that lists the names of its kernel.
 * @param {string} file
 */
export const isNamesFile = (file) => /^kernel-names\.[0-9a-f]{12}\.json$/.test(file)

/**
 * Whether it is the one that lists those of the previous kernel.
 * @param {string} file
 */
export const isPreviousNamesFile = (file) => /^previous-names\.[0-9a-f]{12}\.json$/.test(file)

/**
 * Publishes with a host's build the names that its kernel offers, and where it offers the previous one, those: what a
 * remote takes must be among them.
 */
export class PublishedNames {
  apply(compiler) {
    const { Compilation, DefinePlugin, sources } = compiler.webpack
    const previous = previousVersion && { version: previousVersion, names: previousFile() }
    new DefinePlugin({
      __KERNEL_NAMES__: JSON.stringify(ownFile()),
      __PREVIOUS_KERNEL__: previous ? `(${JSON.stringify(previous)})` : 'undefined',
    }).apply(compiler)
    compiler.hooks.thisCompilation.tap('PublishedNames', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'PublishedNames', stage }, () => {
        compilation.emitAsset(ownFile(), new sources.RawSource(textOf(kernelNames())))
        if (previous) compilation.emitAsset(previous.names, new sources.RawSource(previousText()))
      })
    })
  }
}
