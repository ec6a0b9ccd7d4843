import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity'

const scripts = () => new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })

/** What makes a build name the hash of every script and style sheet that it fetches later. */
const integrity = (production) =>
  production ? [scripts(), new StyleIntegrity(), new FilelessChunks()] : [new AsPreloaded()]

/** Of a remote: a chunk of pages that share nothing but shared modules has no file either. */
export const remoteIntegrity = integrity

/** The same for a host, which provides the shared modules. */
export const hostIntegrity = integrity

/**
 * Hashes change too often while developing, but scripts are asked for the way hashed ones are: the page preloads them
 * like that, and a browser fetches twice, and warns, what is asked for in another way.
 */
class AsPreloaded {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap('AsPreloaded', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap('AsPreloaded', (source) => `${source}\nscript.crossOrigin = 'anonymous';`)
    })
  }
}

const matchesNothing = `sha384-${'A'.repeat(64)}`
const place = '*-*-*-STYLE-SHEET-HASHES-*-*-*'
const placeInCode = new RegExp(`JSON\\.parse\\((["'\`])${place.replace(/\*/g, '\\*')}\\1\\)`, 'g')

/**
 * Style sheets that code brings along get a hash like scripts do: a table of them in the build's runtime, which its
 * own hash covers. A sheet that is not in the table gets a hash that nothing matches, so it is never applied.
 */
class StyleIntegrity {
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack
    compiler.hooks.thisCompilation.tap('StyleIntegrity', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrity',
        (source, { tag }) =>
          `${source}${tag}.integrity = JSON.parse("${place}")[chunkId] || "${matchesNothing}";`,
      )
      // Before source maps are drawn, which know where things are behind the table, and before the scripts are hashed: their
      // own hashes cover the table.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1
      compilation.hooks.processAssets.tap({ name: 'StyleIntegrity', stage }, (assets) => {
        const table = JSON.stringify(styleHashes(compilation))
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js') || !source.source().includes(place)) continue
          const withTable = new sources.ReplaceSource(source)
          for (const { index, 0: found } of source.source().matchAll(placeInCode))
            withTable.replace(index, index + found.length - 1, `(${table})`)
          if (withTable.source().includes(place))
            compilation.errors.push(new WebpackError(`${file} lacks hashes of styles`))
          compilation.updateAsset(file, withTable)
        }
      })
    })
  }
}

/** By the chunk's id. Where a name in a sheet changes after this, webpack changes the hash with it. */
function styleHashes(compilation) {
  const ofChunk = (chunk) => [...chunk.files].find((file) => file.endsWith('.css'))
  const hashOf = (file) =>
    createHash('sha384').update(compilation.getAsset(file).source.buffer()).digest('base64')
  return Object.fromEntries(
    [...compilation.chunks]
      .filter(ofChunk)
      .map((chunk) => [chunk.id, `sha384-${hashOf(ofChunk(chunk))}`])
      .sort(([one], [other]) => String(one).localeCompare(String(other))),
  )
}

/**
 * Chunks that only provide shared modules have no file of their own, but the integrity table still lists them and the
 * build fails on what it cannot hash. They get a hash that nothing matches: should one ever be asked for, it is refused.
 */
class FilelessChunks {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('FilelessChunks', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1
      compilation.hooks.processAssets.tap({ name: 'FilelessChunks', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js') || !source.source().includes('CHUNK-SRI-HASH')) continue
          const text = source.source().replaceAll(/\*-\*-\*-CHUNK-SRI-HASH-[^"'`]*/g, matchesNothing)
          compilation.updateAsset(file, new sources.RawSource(text))
        }
      })
    })
  }
}
