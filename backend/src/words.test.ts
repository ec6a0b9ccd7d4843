import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wornWords } from '@portal/testing/node'

/** What investors may type is searched for in all their spellings. */
const typedByInvestors = /^content[\\/]faqs[\\/]synonyms\.ts: /

/** Statements, which nobody is shown, with names of columns in them. */
const statements = /^sandbox[\\/]growth[\\/]/

/** A text between quotes that begs, or puts off without a time. */
const pleading = /['`][^'`\n]*\b(please|in a moment|try again later|not any more|a day or two)\b[^'`\n]*['`]/i

/** S2.146 gives this text word for word. */
const specified = 'Please update amount.'

const sandbox = join(__dirname, '../sandbox')

test('no text of the server uses a worn word, and every thing has one name', () => {
  const shown = (text: string) => !typedByInvestors.test(text) && !statements.test(text)
  const ofSandbox = wornWords(sandbox).map((text) => `sandbox/${text}`)
  expect([...wornWords(__dirname), ...ofSandbox].filter(shown)).toEqual([])
})

test('no text of the server begs or puts off without saying until when', () => {
  const sources = [__dirname, sandbox]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
  const found = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(specified, '')
    const text = pleading.exec(source)?.[0]
    return text ? [`${file}: ${text}`] : []
  })
  expect(found).toEqual([])
})
