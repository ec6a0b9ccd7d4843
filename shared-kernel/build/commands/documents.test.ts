// @reads-all-packages: the documents, and the files, commands and settings that they name
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import {
  anchorsOf,
  codeOf,
  commandsIn,
  documentNames,
  linesWithCode,
  linksOf,
  type PortalDocument,
  readDocument,
  spansOf,
  withoutComment,
} from '../../../scripts/documents'
import { helpOfAll, npmCommands } from '../testing/help-of-all'
import { isNoSource } from '../verdicts/package-inputs.cjs'

const root = join(__dirname, '../../..')
const documents = documentNames().map(readDocument)

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (isNoSource(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}
const files = [...filesBelow('')]
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = files.filter((file) => /\.(tsx?|[mc]js)$/.test(file))
const inSources = sources.map(read).join('\n')

/** What a check finds wrong, with the document that says it. */
const wrongIn = (check: (document: PortalDocument) => string[]) =>
  documents.flatMap((document) => check(document).map((wrong) => `${document.file}: ${wrong}`))

let helpOf: Record<string, string>
beforeAll(() => {
  const texts = helpOfAll()
  helpOf = Object.fromEntries(npmCommands.map(({ name, file }) => [name, texts[file] ?? '']))
  // Prettier says its own.
  helpOf.format = ''
})
const knows = (script: string, word: string) => new RegExp(`${word}(?![\\w-])`).test(helpOf[script] ?? '')

const option = /(?<![\w-])--[a-z][\w-]*/g

/** Of the lines that name a command of npm: which, and what options they name with it. */
function namedTogether(document: PortalDocument) {
  return linesWithCode(document).map(({ line, code }) => {
    const commands = code.flatMap(commandsIn)
    const ofNpm = commands.flatMap(({ script }) => script ?? [])
    // A comment beside a command may name another one, and an option of it.
    const inComment = [...line.matchAll(/npm run ([\w:]*\w)/g)].map(([, script = '']) => script)
    const isOther = (piece: string) => commandsIn(piece).some(({ script }) => !script)
    const pieces = code.filter((piece) => !isOther(piece))
    const options = pieces.flatMap((piece) => piece.match(option) ?? [])
    return { scripts: [...new Set([...ofNpm, ...inComment])], options }
  })
}

test('every command of npm that a document prints is there, and every option that it names with it is one that the command knows', () => {
  const named = documents.flatMap(namedTogether)
  expect(named.filter(({ scripts }) => scripts.length).length).toBeGreaterThan(60)
  expect(named.filter(({ scripts, options }) => scripts.length && options.length).length).toBeGreaterThan(20)
  const wrong = wrongIn((document) =>
    namedTogether(document).flatMap(({ scripts, options }) => [
      ...scripts.filter((script) => helpOf[script] === undefined).map((script) => `npm run ${script}`),
      ...options
        .filter((each) => scripts.length && !scripts.some((script) => knows(script, each)))
        .map((each) => `${scripts.join(', ')} ${each}`),
    ]),
  )
  expect(wrong).toEqual([])
})

test('each command on releases takes --to, and --dry-run where it changes something, as the page about releasing says', () => {
  const page = documents.find(({ file }) => file === 'docs/releasing.md')!
  const rows = page.text.split('\n').filter((line) => line.startsWith('| `npm run '))
  const scripts = new Set(
    rows
      .flatMap(spansOf)
      .flatMap(commandsIn)
      .map(({ script }) => script!),
  )
  expect(scripts.size).toBe(10)
  for (const script of scripts) {
    const isDry = knows(script, '--dry-run') || script === 'stack'
    expect([script, knows(script, '--to'), isDry]).toEqual([script, true, true])
  }
})

test('the first word that a document gives to a command is a remote, a package, a value, or one that the command’s help names', () => {
  const isValue = (word: string) => /[<…A-Z\d]|^-|^mfe-/.test(word)
  const wrong = wrongIn((document) =>
    codeOf(document)
      .flatMap(commandsIn)
      .filter(({ script, args: [first] }) => script && first && !isValue(first) && !knows(script, first))
      .map(({ line }) => line),
  )
  expect(wrong).toEqual([])
})

test('every other program that a document calls on files is installed, and the files are there', () => {
  const startsWith = (path: string) => files.some((file) => file.startsWith(path))
  const walks = (path: string) => startsWith(`e2e/${path}`) || startsWith(`e2e/tests/${path}`)
  const isThere = (words: string[]) => {
    const [program, ...rest] = words
    const paths = rest.filter(
      (word, place) => !word.startsWith('-') && !/^--?\w+$/.test(rest[place - 1] ?? ''),
    )
    if (program === 'node') return paths.slice(0, 1).every((path) => isOutput(path) || startsWith(path))
    const [binary = '', ...given] = paths
    const isInstalled = ['', 'e2e/'].some((at) => existsSync(join(root, at, 'node_modules/.bin', binary)))
    return (
      isInstalled &&
      given.filter((word) => word !== 'test').every(binary === 'playwright' ? walks : startsWith)
    )
  }
  const others = documents
    .flatMap((document) => codeOf(document).flatMap(commandsIn))
    .filter(({ script }) => !script)
  expect(others.length).toBeGreaterThan(10)
  expect(others.filter(({ args }) => !isThere(args)).map(({ line }) => line)).toEqual([])
})

test('every link of a document leads to a file that is there, and to a heading of it', () => {
  const isThere = (from: string, link: string) => {
    const [path, anchor] = link.split('#')
    const target = path ? normalize(join(dirname(from), path)) : from
    if (!existsSync(join(root, target))) return false
    return !anchor || anchorsOf(readDocument(target)).includes(anchor)
  }
  expect(documents.flatMap(linksOf).length).toBeGreaterThan(60)
  expect(wrongIn((document) => linksOf(document).filter((link) => !isThere(document.file, link)))).toEqual([])
})

/** What a build, a run or an installation makes, and what is there while squads move to another kernel. */
const isOutput = (path: string) => /^\/|(^|\/)dist\/|^node_modules\/|^shared-kernel\/previous/.test(path)

/** Paths in a piece of code: of files, and below a folder of the repository. */
const pathsIn = (code: string) =>
  [...code.matchAll(/(?<![\w.:/<>@…*{}-])[\w.@-]+(?:\/[\w.@-]+)+\/?(?![\w/<>*{}…])/g)]
    .map(([path]) => path.replace(/\.$/, ''))
    .filter(
      (path) =>
        /\.(tsx?|[mc]js|json|md|csv|cfg|yaml|po|css)$/.test(path) || topFolders.has(path.split('/')[0]!),
    )
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!))

test('every file and folder that a document names is there', () => {
  const all = files.map((file) => `/${file}`)
  const isThere = (path: string) =>
    existsSync(join(root, path)) ||
    all.some((file) => file.endsWith(`/${path}`) || file.startsWith(`/${path}`))
  const named = (document: PortalDocument) =>
    codeOf(document).flatMap((code) => pathsIn(withoutComment(code)).filter((path) => !isOutput(path)))
  expect(documents.flatMap(named).length).toBeGreaterThan(150)
  expect(wrongIn((document) => named(document).filter((path) => !isThere(path)))).toEqual([])
})

test('every name of the code that a newcomer reads of is there', () => {
  const known = new Set(inSources.match(/[A-Za-z_$][\w$]*/g))
  const names = (document: PortalDocument) =>
    codeOf(document).flatMap((code) => code.match(/(?<![\w/.-])[a-z]+(?:[A-Z][a-z\d]+)+(?![\w/.-])/g) ?? [])
  const newcomers = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].map(readDocument)
  expect(newcomers.flatMap(names).length).toBeGreaterThan(12)
  expect(newcomers.flatMap(names).filter((name) => !known.has(name))).toEqual([])
})

/** Read by Node and by the exporter of traces, and not by the portal. */
const readByOthers = ['NODE_EXTRA_CA_CERTS', 'OTEL_SERVICE_NAME']

test('every setting that a document names is read, and every one that the server reads is documented', () => {
  const settings = (document: PortalDocument) =>
    codeOf(document).flatMap(
      (code) => code.match(/(?<![\w$])[A-Z][A-Z0-9]*(?:_[A-Z][A-Z0-9]*)+(?![\w$])/g) ?? [],
    )
  const isRead = (name: string) =>
    inSources.includes(name.replace(/_FILE$/, '')) || readByOthers.includes(name)
  expect(new Set(documents.flatMap(settings)).size).toBeGreaterThan(120)
  expect(wrongIn((document) => settings(document).filter((name) => !isRead(name)))).toEqual([])
  const named = new Set(documents.flatMap(settings))
  // One word alone is a setting where it stands alone.
  const isDocumented = (name: string) =>
    named.has(name) ||
    documents.some(({ text }) => text.includes(`\`${name}\``) || text.includes(`\`${name}=`))
  const ofServer = sources
    .filter((file) => file.startsWith('backend/src/') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name))
  expect(new Set(ofServer).size).toBeGreaterThan(80)
  expect([...new Set(ofServer)].filter((name) => !isDocumented(name))).toEqual([])
})
