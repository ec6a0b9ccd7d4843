import { smsRegister, templateOf } from '../backend/src/platform/sms-register'
import { catalogueOf } from '../shared-kernel/build/words/source-texts'
import { partsOf, smsTemplates, type Texts } from '../shared-kernel/build/words/sms-templates'
import { root } from './packages'

export const help = `npm run sms:templates [-- --json]

Prints every SMS as it is registered with the telecom operators (DLT, TRAI's TCCCPR 2018): its name, language, kind, how
many characters and parts it has with 15 characters in each blank, and its text. What may be longer than the 40 characters
of a blank has several.
    --json    the file that SMS_TEMPLATES names, with its ids left empty`

const usualBlank = 15

/** Every SMS in every language. Throws where the register differs from what the sources say. */
export async function registeredTemplates() {
  const catalogues: Record<string, Texts> = {}
  for (const folder of ['shared-kernel/contracts', 'backend'])
    for (const [language, entries] of Object.entries(await (await catalogueOf(root, folder)).readAll()))
      catalogues[language] = { ...catalogues[language], ...entries }
  return smsTemplates(smsRegister, catalogues, templateOf)
}

export default async function run(args: string[]) {
  const templates = await registeredTemplates()
  if (args.includes('--json')) {
    const languages = [...new Set(templates.map(({ language }) => language))]
    const ids = Object.fromEntries(languages.map((language) => [language, '']))
    const byName = Object.fromEntries(templates.map(({ name }) => [name, ids]))
    console.log(JSON.stringify({ entityId: '', header: '', templates: byName }, null, 2))
    return
  }
  for (const { name, language, text } of templates) {
    const { characters, parts } = partsOf(text, usualBlank)
    const kind = language === 'en' ? 'Text' : 'Unicode'
    console.log(
      `${name} · ${language} · service implicit · ${kind} · ${characters} characters, ${parts} parts\n    ${text}`,
    )
  }
}
