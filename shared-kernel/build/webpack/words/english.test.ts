import { transformSync } from '@swc/core'
import { compileEnglish } from './english.mjs'
import { macros } from './macros.cjs'

const compiled = (source: string) => {
  const jsc = { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', experimental: macros } as const
  const { code } = transformSync(source, { filename: 'page.tsx', jsc })
  return compileEnglish(code).replace(/\s+/g, ' ')
}
const macro = "import { msg, plural, t, Trans } from '@portal/kernel/words'\n"

test('a text in a source becomes its id, its compiled English and its parameters', () => {
  expect(compiled(`${macro}export const say = (name: string) => t\`Good day, \${name}\``)).toMatch(
    /import \{ words as (\S+) \} from "@portal\/contracts\/words".*\1\._\(.*message: \["Good day, ",\["name"\]\], values: \{ name: name \}/,
  )
  expect(
    compiled(`${macro}export const of = (n: number) => plural(n, { one: '# unit', other: '# units' })`),
  ).toContain('message: [["n","plural",{"one":["#"," unit"],"other":["#"," units"]}]]')
  expect(compiled(`${macro}export const title = msg\`It’s "here"\``)).toContain(
    'message: ["It’s \\"here\\""]',
  )
})

test('elements in a text are its parameters too, and come from where remotes may take them', () => {
  const code = compiled(`${macro}export const page = () => <Trans>Call <b>us</b> now</Trans>`)
  expect(code).toContain('import { Trans as Trans_ } from "@portal/ui/words"')
  expect(code).toContain('message: ["Call <0>us</0> now"]')
})

test('the same English in two senses is two texts', () => {
  const switching = (context: string) => compiled(`${macro}t({ message: 'Switch', context: '${context}' })`)
  const idIn = (code: string) => /id: "(.{6})"/.exec(code)?.[1]
  expect(switching('verb')).toContain('message: ["Switch"]')
  expect(idIn(switching('verb'))).not.toBe(idIn(switching('noun')))
})

test('a message that is no text of a catalogue stays as it is', () => {
  const toast = `${macro}export const toast = { message: 'HDFC', text: t\`Saved\` }`
  expect(compiled(toast)).toContain("message: 'HDFC'")
  expect(compileEnglish(`const a = { message: "Saved" }`)).toBe(`const a = { message: "Saved" }`)
})
