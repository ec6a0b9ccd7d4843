import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** "mfe-auth/src/remote.tsx", the same on every machine; what webpack adds itself is called as it calls it. */
const nameOf = ({ absoluteResourcePath }) =>
  absoluteResourcePath.startsWith(root)
    ? relative(root, absoluteResourcePath).replaceAll('\\', '/')
    : absoluteResourcePath

/** Of two modules that are made of one file. */
const otherNameOf = (info) =>
  `${nameOf(info)}?${createHash('sha256').update(info.identifier).digest('hex').slice(0, 8)}`

/**
 * Writes the source maps of a build's scripts into a folder of their own and never among its files, which are served: a map
 * holds the sources. The scripts are the same to the byte as without it, and name no map.
 */
export class PrivateMaps {
  constructor(folder) {
    this.folder = folder
  }

  apply(compiler) {
    const { Compilation, SourceMapDevToolPlugin } = compiler.webpack
    new SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: '[file].map',
      append: false,
      moduleFilenameTemplate: nameOf,
      fallbackModuleFilenameTemplate: otherNameOf,
    }).apply(compiler)
    const maps = new Map()
    compiler.hooks.thisCompilation.tap('PrivateMaps', (compilation) => {
      // Once files have their last names, and before anything lists them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'PrivateMaps', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((each) => each.endsWith('.js.map'))) {
          maps.set(file, assets[file].buffer())
          compilation.deleteAsset(file)
        }
      })
    })
    compiler.hooks.afterEmit.tap('PrivateMaps', () => {
      rmSync(this.folder, { recursive: true, force: true })
      mkdirSync(this.folder, { recursive: true })
      for (const [file, text] of maps) writeFileSync(join(this.folder, file), text)
    })
  }
}
