import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sourceOf = (name) => readFileSync(new URL(`./start/${name}`, import.meta.url))

/** Adds to a page's build the files that look after the message of a page that does not start. */
export class StartFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('StartFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'StartFiles', stage }, () => {
        for (const [name, type] of [
          ['start-help.css', 'css'],
          ['start-help.mjs', 'js'],
        ]) {
          const text = sourceOf(name)
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
          compilation.emitAsset(`start-help.${hash}.${type}`, new sources.RawSource(text))
        }
      })
    })
  }
}
