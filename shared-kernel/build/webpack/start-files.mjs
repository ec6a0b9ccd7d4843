import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const files = {
  'start-code.js': './start/start-code.mjs',
  'start-help.css': './start/start-help.css',
  'start-help.js': './start/start-help.mjs',
  'start-theme.js': '../../ui/theme/before-first-paint.js',
}

/** Adds to a page's build what works before its code: the message of a page that does not start, the theme, and what begins the code. */
export class StartFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('StartFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'StartFiles', stage }, () => {
        for (const [name, place] of Object.entries(files)) {
          const text = readFileSync(new URL(place, import.meta.url))
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
          compilation.emitAsset(name.replace('.', `.${hash}.`), new sources.RawSource(text))
        }
      })
    })
  }
}
