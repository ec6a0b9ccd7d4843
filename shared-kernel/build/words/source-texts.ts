import { getCatalogs } from '@lingui/cli/api'
import { makeConfig } from '@lingui/conf'
import { languages } from '../../contracts/words/languages'
import { format } from '../webpack/words/catalogue.mjs'
import { authored } from '../webpack/words/macros.cjs'

/** The catalogues of a package, in every language, as Lingui reads and writes them. */
export async function catalogueOf(root: string, folder: string) {
  const config = makeConfig({
    rootDir: root,
    locales: Object.keys(languages),
    sourceLocale: 'en',
    catalogs: [
      {
        path: `${folder}/src/locales/{locale}`,
        include: [`${folder}/src`],
        exclude: ['**/*.test.*', '**/testing/**'],
      },
    ],
    format,
    macro: { corePackage: authored, jsxPackage: authored },
  })
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error(`${folder} has no catalogue`)
  return catalogue
}
