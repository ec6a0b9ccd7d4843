import { readFileSync } from 'node:fs'
import { transform } from '@swc/core'
import { authored, macros } from './macros.cjs'

const writesTexts = (source) => authored.some((name) => source.includes(`'${name}'`))
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  target: 'es2022',
  transform: { react: { runtime: 'automatic' } },
  experimental: macros,
}

/** For what esbuild bundles: files that write texts go through the compiler of all builds first. */
export const wordsForEsbuild = {
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!writesTexts(source)) return undefined
      const { code } = await transform(source, { filename: path, jsc })
      return { contents: code, loader: 'js' }
    })
  },
}
