// Compiles the server and its commands to plain JavaScript in backend/dist: a start that does not translate sources
// takes half the time, and every process of a test run uses the same files.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileTexts, wordsForEsbuild } from '@portal/build/webpack/words/esbuild.mjs'
import { build } from 'esbuild'

const backend = fileURLToPath(new URL('..', import.meta.url))
const sources = join(backend, 'src')
/** The server, its sandbox, and the processes that tests start beside it. */
const folders = [sources, join(backend, 'sandbox'), join(backend, 'test-kit')]
const output = join(backend, 'dist')

const entries = () =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => file === join(sources, 'main.ts') || file.endsWith('.cli.ts')),
  )

/** The file that `compileBackend` makes of a source: `compiled('audit-ledger.cli.ts')`. */
export const compiled = (source) => join(output, `${basename(source, '.ts')}.mjs`)

/** What lies beside a source (pages, migrations, word lists) is found from there and not from the compiled file. */
const addressesOfSources = {
  name: 'addresses-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!folders.some((folder) => path.startsWith(folder)) || !source.includes('import.meta.url'))
        return undefined
      const address = JSON.stringify(relative(output, path).split(sep).join('/'))
      const here = `new URL(${address}, import.meta.url).href`
      const contents = source.replaceAll('import.meta.url', here)
      return { loader: 'ts', contents: (await compileTexts(contents, path)) ?? contents }
    })
  },
}

const kernel = createRequire(join(backend, '../shared-kernel/contracts/package.json'))

/** A library of the kernel that is loaded when needed stays one: bundled, a CommonJS one would lose its named exports. */
const lazyLibraries = {
  name: 'lazy-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[\w@]/ }, ({ path, kind, importer }) => {
      if (kind !== 'dynamic-import' || !importer.includes('shared-kernel')) return undefined
      const file = relative(output, kernel.resolve(path)).split(sep).join('/')
      return { path: file, external: true }
    })
  },
}

/** A process that reads a file while another one compiles sees the old or the new one, never half. */
function place({ path, contents }) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, path)
}

/** What the compiler makes of the entries, and of which sources: `metafile` of esbuild. */
export function bundleBackend() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(backend, 'package.json'), 'utf8'))
  const libraries = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@portal/'),
  )
  return build({
    entryPoints: entries(),
    outdir: output,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    external: libraries.flatMap((name) => [name, `${name}/*`]),
    plugins: [addressesOfSources, wordsForEsbuild, lazyLibraries],
    logLevel: 'error',
  })
}

export async function compileBackend() {
  const { outputFiles } = await bundleBackend()
  // Chunks first: an entry never names one that is not there yet.
  const isEntry = ({ path }) => !path.includes('chunk-')
  for (const file of outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) place(file)
}
