import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import * as babelExtractor from '@lingui/cli/api/extractors/babel'
import { type ExtractorType, makeConfig } from '@lingui/conf'
import { languages } from '../../contracts/words/languages'
import { format } from '../webpack/words/catalogue.mjs'
import { authored } from '../webpack/words/macros.cjs'

// Read as a module of another format, its default export stands below another one.
const { default: babel } = babelExtractor.default as unknown as typeof babelExtractor

/** The tables of texts that are known by a name: E1 to E196 and their like, and values of the wire. */
const namedTexts: ExtractorType = {
  match: (file) => /contracts[\\/]catalogue[\\/](codes|themes|wire-words)\.ts$/.test(file),
  extract: async (file, _code, found) => {
    const tables = (await import(pathToFileURL(file).href)) as Readonly<
      Record<string, Record<string, string>>
    >
    for (const [id, message] of Object.values(tables)
      .filter((table) => typeof table === 'object')
      .flatMap(Object.entries<string>))
      found({ id, message, comment: message, origin: [file, 1] })
  },
}

/** The catalogues of a package, in every language, as Lingui reads and writes them. */
export async function catalogueOf(root: string, folder: string) {
  const sources = existsSync(join(root, folder, 'src')) ? `${folder}/src` : folder
  const config = makeConfig({
    rootDir: root,
    locales: Object.keys(languages),
    sourceLocale: 'en',
    catalogs: [
      {
        path: `${sources}/locales/{locale}`,
        include: [sources],
        exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**'],
      },
    ],
    format,
    macro: { corePackage: authored, jsxPackage: authored },
    extractors: [namedTexts, babel],
  })
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error(`${folder} has no catalogue`)
  return catalogue
}
