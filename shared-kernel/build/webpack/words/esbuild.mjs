import { readFileSync } from 'node:fs'
import { transform } from '@swc/core'
import { compileCatalogue } from './catalogue.mjs'
import { compileEnglish } from './english.mjs'
import { authored, macros } from './macros.cjs'

const writesTexts = (source) => authored.some((name) => source.includes(`'${name}'`))
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  target: 'es2022',
  transform: { react: { runtime: 'automatic' } },
  experimental: macros,
}

/**
 * A source with its texts compiled, as all builds do it; undefined for one that writes none.
 * @param {string} source
 * @param {string} filename
 */
export async function compileTexts(source, filename) {
  if (!writesTexts(source)) return undefined
  const { code } = await transform(source, { filename, jsc, sourceMaps: 'inline' })
  return compileEnglish(code)
}

/** For what esbuild bundles: files that write texts, and catalogues. */
export const wordsForEsbuild = {
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const contents = await compileTexts(readFileSync(path, 'utf8'), path)
      return contents && { contents, loader: 'js' }
    })
    onLoad({ filter: /\.po$/ }, ({ path }) => ({
      contents: `export const messages = ${compileCatalogue(readFileSync(path, 'utf8'))}`,
      loader: 'js',
    }))
  },
}
