import { converted } from '@portal/build/words/converted.mjs'
import {
  catalogueFaults,
  type CataloguesOf,
  differingTranslations,
} from '../shared-kernel/build/words/catalogue-faults'
import { catalogueOf } from '../shared-kernel/build/words/source-texts'
import { root } from './packages'
import { registeredTemplates } from './sms-templates'

export const help = `npm run words [-- --check]

Writes the texts of the converted packages (shared-kernel/build/words/converted.mjs) into their catalogues,
src/locales/<language>.po: new ones come in, those that no source says any more go out. Fails where a language that is to
be whole lacks a translation, where parameters differ between languages, where a plural lacks a form, and where two
packages translate one text differently.
be whole lacks a translation, where parameters differ between languages, where a plural lacks a form, and where an SMS is
registered with another text than it is sent with (backend/src/platform/sms-register.ts).
  --check    writes nothing, and fails on a missing or unused text as well`

/** `npm run words`: keeps the catalogues of the converted packages, and says what is wrong with them. */
export default async function run(args: string[]) {
  const isCheck = args.includes('--check')
  const faults: string[] = []
  const said: Record<string, Record<string, CataloguesOf[string]>> = {}
  for (const { folder, whole } of converted) {
    const catalogue = await catalogueOf(root, folder)
    if (!isCheck)
      await catalogue.make({ clean: true, overwrite: true, orderBy: 'message', locale: catalogue.locales })
    const texts = await catalogue.collect()
    if (!texts) throw new Error(`The texts of ${folder} cannot be read`)
    for (const [language, entries] of Object.entries(await catalogue.readAll())) {
      said[language] = { ...said[language], [folder]: entries ?? {} }
      const isWhole = language === 'en' || whole.includes(language)
      const found = catalogueFaults({ language, isWhole, texts, entries: entries ?? {} })
      faults.push(...found.map((fault) => `${folder}, ${language}.po ${fault}`))
    }
    console.log(`${folder}: ${Object.keys(texts).length} texts`)
  }
  for (const [language, catalogues] of Object.entries(said))
    faults.push(...differingTranslations(catalogues).map((fault) => `${language}.po: ${fault}`))
  await registeredTemplates().catch((error: Error) => faults.push(`SMS, ${error.message}`))
  for (const fault of faults) console.error(fault)
  if (faults.length === 0) return
  console.error('"npm run words" writes the catalogues anew; translations stand in the .po files.')
  process.exitCode = 1
}
