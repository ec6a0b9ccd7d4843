// Browser tests walk through files that are built: which of them, of the remotes, is known when they ran. A file's name
// tells its content by a hash in it, so that a change of one page runs those walks again that load this page's code.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const hashOf = (...texts) => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)
const isPacked = (name) => /\.(br|gz)$/.test(name)
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => !isPacked(name)) : [])
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

const liveOf = ({ remotes }) =>
  remotes.map(({ live, releases }) => releases.find(({ version }) => version === live))

/** An entry names all files of its remote by their hashes; whoever loads one of them met that one too. */
const withoutHashes = (text) => text.replace(/\b[0-9a-f]{8}\b|sha384-[\w+/=]{64}/g, '')

/** The files of one remote, with what tells their content; the remote as a whole, by its version; its page alone. */
function filesOf(portal, { name, version }) {
  const folder = join(portal, 'remotes', name, version)
  // The page of a remote alone names the scripts that name the rest; older files stay beside it for open tabs.
  const alone = textOf(join(portal, 'standalone', name, version, 'index.html')).replaceAll(version, '')
  const files = namesIn(folder).flatMap((file) => {
    const [, stem, hash, type] = /^(.+)\.([0-9a-f]{8})\.(\w+)$/.exec(file) ?? []
    if (!stem) return []
    // The server puts first screens into pages that load the remote.
    const texts = [textOf(join(folder, file)), textOf(join(folder, 'first-screens.json'))]
    return [[`${name}/${stem}.${type}`, stem === 'entry' ? hashOf(...texts.map(withoutHashes)) : hash]]
  })
  return [...files, [`${name}/alone`, hashOf(alone)], [`${name}/*`, version]]
}

/** What a browser test can meet of the remotes of a built portal. */
export const filesOfRemotes = (portal, manifest) =>
  Object.fromEntries(liveOf(manifest).flatMap((release) => filesOf(portal, release)))

/** What a release says of itself to pages of others, menus and addresses; not which files it is made of, nor when. */
function faceOf(release) {
  const isOfFiles = (key, value) =>
    ['version', 'size', 'releasedAt'].includes(key) ||
    /^(\/investors\/(remotes|standalone)\/|sha\d+-)/.test(typeof value === 'string' ? value : '')
  return JSON.parse(JSON.stringify(release, (key, value) => (isOfFiles(key, value) ? undefined : value)))
}

/** What every page of the portal shows of the remotes that it does not load. */
export const facesOf = (manifest) => liveOf(manifest).map(faceOf)

/** A spec that opens files of the built portal itself may read those of any remote. */
const readsBuiltFiles =
  /\b(readFileSync|readdirSync|createReadStream|cpSync|execFileSync)\b|serviceWorkers: 'allow'/

function* testsOf({ specs = [], suites = [] }) {
  for (const { tests } of specs) yield* tests
  for (const suite of suites) yield* testsOf(suite)
}

/**
 * What the tests of one spec file met when they ran, out of what they noted (e2e/fixtures/met-remotes.ts), with what
 * tells its content: of a file that is none of the build's, the whole remote. All remotes where a test noted nothing, or
 * reads files that nobody notes.
 */
export function filesMet(suite, specText, files) {
  const notes = [...testsOf(suite)]
    .filter(({ status }) => status !== 'skipped')
    .map(({ annotations }) => annotations.filter(({ type }) => type === 'remotes'))
  const isUnknown = readsBuiltFiles.test(specText) || notes.some((each) => each.length === 0)
  const noted = notes.flat().flatMap(({ description }) => description.split(' '))
  const met = new Set(noted.map((file) => (file in files ? file : file.replace(/\/.*/, '/*'))))
  const isMet = (file) => (isUnknown ? file.endsWith('/*') : met.has(file))
  return Object.fromEntries(Object.entries(files).filter(([file]) => isMet(file)))
}
