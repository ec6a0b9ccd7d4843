import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { format } from './words/catalogue.mjs'
import { wordsForEsbuild } from './words/esbuild.mjs'

/** What a remote exposes, and where its pages are named. */
export const exposedRemote = './src/remote.tsx'
/** Where it names what menus and search offer of it. */
const entriesFile = './src/entries.ts'

/**
 * What `remote.tsx` and `entries.ts` of a folder say, by running them without the code of the pages: each address with
 * the module that is imported for its page and the parts that it shows first, each slot likewise, and the entries of menus and search. Throws where an entry leads
 * to an address that none of its pages has, since whoever offers a page must bring it.
 */
export async function readRemote(folder) {
  const requested = []
  const { remote, entries } = run(await bundle(folder), (request) => requested.push(request))
  // Asking for a page tells the module's name; what comes of it is nothing.
  const requestOf = async (ask) => {
    requested.length = 0
    await Promise.resolve(ask()).catch(() => undefined)
    return requested[0]
  }
  const pages = []
  for (const { path, page, parts = [] } of remote.routes)
    pages.push({ path: `/${path}`, request: await requestOf(page), parts })
  const slots = []
  for (const [name, slot] of Object.entries(remote.slots ?? {}))
    slots.push({ name, request: await requestOf(slot) })
  const { navigation = [], search = [] } = entries
  for (const { to } of [...navigation, ...search])
    if (!pages.some(({ path }) => path === to.replace(/\?.*$/, '')))
      throw new Error(`${remote.name} offers ${to}, which is none of its pages`)
  return {
    name: remote.name,
    pages,
    slots,
    navigation: navigation.map(({ label, group, ...entry }) => said(folder, { label, group }, entry)),
    search: search.map(({ name, keywords, ...offer }) => said(folder, { name, keywords }, offer)),
  }
}

/** An entry as a release carries it: its texts in English, and in each language that translates all of them. */
function said(folder, given, entry) {
  const texts = Object.entries(given).filter(([, text]) => text !== undefined)
  const inLanguages = translationsOf(folder).flatMap(({ language, translation }) => {
    const translated = texts.map(([name, text]) => [name, translation(text)])
    return translated.every(([, text]) => text) ? [[language, Object.fromEntries(translated)]] : []
  })
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, english(text)])),
    ...entry,
    ...(inLanguages.length && { inLanguages: Object.fromEntries(inLanguages) }),
  }
}

const isPlain = (text) => typeof text === 'string'
/** English that stands compiled in the code is a list with that one text. */
const english = (text) => (isPlain(text) ? text : [text.message].flat().join(''))

/** The catalogues that lie with a remote. */
function translationsOf(folder) {
  const locales = join(folder, 'src/locales')
  const files = existsSync(locales) ? readdirSync(locales) : []
  return files
    .filter((file) => file.endsWith('.po') && file !== 'en.po')
    .map((file) => {
      const texts = format.parse(readFileSync(join(locales, file), 'utf8'), {})
      return {
        language: file.replace('.po', ''),
        translation: (text) => (isPlain(text) ? undefined : texts[text.id]?.translation),
      }
    })
}

/** The two modules and what they import as one script for Node, in which the modules of pages are left as they are named. */
async function bundle(folder) {
  const entries = existsSync(join(folder, entriesFile))
    ? `export { default as entries } from '${entriesFile}'`
    : 'export const entries = {}'
  const { outputFiles } = await build({
    stdin: {
      contents: `export { default as remote } from '${exposedRemote}'; ${entries}`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    outdir: folder,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'silent',
    treeShaking: true,
    supported: { 'dynamic-import': false },
    loader: { '.css': 'local-css', '.svg': 'empty', '.webp': 'empty', '.png': 'empty', '.woff2': 'empty' },
    plugins: [{ name: 'pages-by-name', setup: leavePages }, wordsForEsbuild],
  })
  return outputFiles.find(({ path }) => path.endsWith('.js')).text
}

const leavePages = ({ onResolve }) =>
  onResolve({ filter: /^\./ }, ({ kind, path }) =>
    kind === 'dynamic-import' ? { path, external: true } : undefined,
  )

const requireHere = createRequire(import.meta.url)

function run(code, notify) {
  const module = { exports: {} }
  const load = (request) => (request.startsWith('.') ? void notify(request) : requireHere(request))
  new Function('module', 'exports', 'require', code)(module, module.exports, load)
  return module.exports
}
