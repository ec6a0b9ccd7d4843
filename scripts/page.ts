import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkGroup, Compilation, Stats } from './build-steps'
import { integrityOf } from './release-store'

const fonts = /figtree-latin(-ext)?-wght-normal\.[\w-]+\.woff2$/
/** Style sheets of the letters of another language than English, which the shell names by it. */
const letters = /^letters-(\w+)\.\w+\.css$/
const startFiles = /^start-(code|help|theme)\.\w+\.(js|css)$/
const helpline = '1800-209-7446'

/** The attributes of the element that fetches a file. */
type Attributes = (file: string) => string

interface PageOptions {
  output: string
  publicPath: string
  folder: string
  frame?: string
}

/** Writes the shell's index.html: its scripts with their hashes, and everything that the first paint waits for. */
export function writePage(stats: Stats, { output, publicPath, folder, frame }: PageOptions) {
  const { compilation } = stats
  const entry = mainOf(compilation).getFiles()
  const early = [...firstPaintChunks(compilation)].filter((file) => !entry.includes(file))
  const later = (files: Set<string>) => [...files].filter((file) => ![...entry, ...early].includes(file))
  const [inside, whole] = [later(insideChunks(compilation)), later(wholeChunks(compilation))]
  const attributes: Attributes = (file) =>
    `href="${publicPath}${file}" integrity="${integrityOf(join(output, file))}" crossorigin="anonymous"`
  const styles = [...entry, ...early].filter((file) => file.endsWith('.css'))
  // That of the letters before that of the rupee sign.
  const fontFiles = Object.keys(compilation.assets)
    .filter((file) => fonts.test(file))
    .sort()
    .reverse()
  const lines = [
    ...startLines(compilation, attributes),
    ...fontFiles.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${publicPath}${file}" crossorigin="anonymous">`,
    ),
    ...styles.map((file) => `<link rel="stylesheet" ${attributes(file)}>`),
    ...Object.keys(compilation.assets).flatMap((file) => {
      const [, language] = letters.exec(file) ?? []
      return language ? [`<!--letters ${language} <link rel="stylesheet" ${attributes(file)}>-->`] : []
    }),
    '<!--page-head-->',
    ...codeLines({ code: startingScripts(stats), early: early.filter(isScript), inside, whole }, attributes),
  ]
  // Whoever asks meanwhile gets the page of before, whole.
  writeFileSync(join(folder, 'index.html.new'), page(lines, frame))
  renameSync(join(folder, 'index.html.new'), join(folder, 'index.html'))
}

const isScript = (file: string) => file.endsWith('.js')

/** What a page starts with. */
export const mainOf = ({ entrypoints }: Compilation) => entrypoints.get('main')!

/** The scripts that start the shell, in their order. */
export const startingScripts = ({ compilation }: Stats) =>
  mainOf(compilation).getFiles().filter(isScript).reverse()

/** Writes a preload of a file. Style sheets that code brings along are fetched without CORS. */
export const preloadWith = (attributes: Attributes) => (file: string) =>
  isScript(file)
    ? `<link rel="preload" as="script" ${attributes(file)} fetchpriority="low">`
    : `<link rel="preload" as="style" ${attributes(file).replace(' crossorigin="anonymous"', '')}>`

/** The files of a page's code, by when they are wanted. */
interface PageCode {
  code: string[]
  early: string[]
  inside: string[]
  whole: string[]
}

/**
 * What start-code.mjs begins once the page is painted: the page's code, and what that will ask for. Ours, the shorter
 * file, keeps the line busy until then, behind what is painted; the rest would take the line from that. The server
 * writes in what the page that is asked for needs, what all need but the log-in page, and what some need.
 */
function codeLines({ code, early, inside, whole }: PageCode, attributes: Attributes) {
  const preload = preloadWith(attributes)
  const preloads = (files: readonly string[]) => files.map(preload).join(' ')
  const lines = [
    ...['remotes', 'config'].map(
      (file) => `<link rel="preload" as="fetch" href="/investors/${file}.json" crossorigin="anonymous">`,
    ),
    ...code.map((file) => `<script ${attributes(file).replace('href', 'src')}></script>`),
    ...early.map(preload),
    '<!--page-code-->',
    `<!--inside ${preloads(inside)}-->`,
    `<!--whole ${preloads(whole.filter((file) => !inside.includes(file)))}-->`,
  ]
  return [preload(code[0]!), '<template id="start-code">', ...lines.map((line) => `  ${line}`), '</template>']
}

/**
 * What works before the page's code, before all others: the theme, which painting waits for, then what looks after the
 * message of a page that does not start, and lets go of a theme that hangs, and what begins the code. Reading the page
 * waits for none.
 */
export function startLines({ assets }: Compilation, attributes: Attributes) {
  const files = Object.keys(assets).filter((file) => startFiles.test(file))
  return files
    .sort()
    .reverse()
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" ${attributes(file)}>`
        : `<script async ${hintOf(file)}${attributes(file).replace('href', 'src')}></script>`,
    )
}

const hints: Record<string, string> = {
  'start-theme': 'blocking="render" ',
  'start-code': 'fetchpriority="high" ',
}
const hintOf = (file: string) => hints[file.split('.')[0] ?? ''] ?? ''

/** The files of the chunks that the entry imports at once: the bootstrap and the shared modules. */
function firstPaintChunks(compilation: Compilation) {
  const isBootstrap = (group: ChunkGroup) =>
    group.origins.some((origin) => /bootstrap/.test(origin.request ?? ''))
  const shared = /shared-kernel\/runtime\/first-load\.ts|\/react(-dom)?\/(index|client|jsx-runtime)\.js/
  return filesOf(compilation, (group) => isBootstrap(group) || holds(compilation, group, shared))
}

/** What seals and sends calls, by the requests with which code asks for it. */
export const sending = ['./transport', '@portal/contracts/crypto', 'node-rsa']

/** The files of the whole kernel. */
const wholeChunks = (compilation: Compilation) =>
  filesOf(compilation, (group) => holds(compilation, group, /shared-kernel\/runtime\/index\.ts/))

/**
 * The menus, what the kernel has for the first page, and what seals and sends calls: pages behind the log-in need them at
 * once.
 */
const insideChunks = (compilation: Compilation) =>
  new Set([
    ...compilation.namedChunkGroups.get('signed-in')!.getFiles(),
    ...filesOf(compilation, (group) => holds(compilation, group, /shared-kernel\/runtime\/first-inside\.ts/)),
    ...compilation.chunkGroups
      .filter(({ origins }) => origins.some(({ request }) => sending.includes(request)))
      .flatMap((group) => group.getFiles()),
  ])

function filesOf(compilation: Compilation, isWanted: (group: ChunkGroup) => boolean) {
  const groups = mainOf(compilation).getChildren().filter(isWanted)
  return new Set(groups.flatMap((group) => group.getFiles()))
}

const holds = ({ chunkGraph }: Compilation, group: ChunkGroup, resource: RegExp) =>
  group.chunks.some((chunk) =>
    [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
      resource.test(module.nameForCondition?.() ?? ''),
    ),
  )

/**
 * A page before its code has come. What waits inside of #portal goes with the first thing that is drawn there: who still
 * has it after 8 seconds has no portal, and reads what to do without any file of it. The first screen goes with the first
 * page that is drawn.
 */
export const page = (head: readonly string[], frame?: string) => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Neem Mutual Fund</title>
    <meta name="description" content="Invest in Neem Mutual Fund and follow your investments.">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#033361">
    <link rel="icon" type="image/svg+xml" href="/investors/icon.svg">
    <link rel="apple-touch-icon" href="/investors/icon-192.png">
    <link rel="manifest" href="/investors/manifest.webmanifest">
${head.map((line) => `    ${line}`).join('\n')}
  </head>
  <body>
    <noscript>This portal needs JavaScript. Turn it on in your browser's settings, or call ${helpline}.</noscript>
    <div id="portal">
      <div id="start-help" role="alert">
        <h1>The portal did not load</h1>
        <p>Your investments are not affected. Check your connection, then try again.</p>
        <p><a class="retry" href="">Try again</a></p>
        <p>Help: <a href="tel:${helpline.replaceAll('-', '')}">${helpline}</a></p>
      </div>
    </div>${frame ? `\n    <div id="first-screen">${frame}</div>` : ''}
  </body>
</html>
`
