// What reads sources only: types, lint, format, the kernel's page, what nobody uses.
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inputsOfPackage, wholeTree } from '../../shared-kernel/build/verdicts/package-inputs.cjs'
import { converted } from '../../shared-kernel/build/words/converted.mjs'
import { emptyTally } from '../../shared-kernel/build/test-tally.mjs'
import { packages, root } from '../packages.ts'
import { startPart } from './processor-time.mjs'

export const bin = (name, folder = root) => join(folder, 'node_modules/.bin', name)

/** A check that passes as a whole counts as one. */
export const onePassed = { ...emptyTally(), passed: 1 }
export const oneFailed = (name) => ({ ...emptyTally(), failed: [name] })

/** Packages whose libraries those of a package are, or may call. */
export const lockedWith = (name) => [name, 'shared-kernel', ...(name === 'e2e' ? ['backend'] : [])]

/** The compiler in machine code needs a fifth of the time of the one in JavaScript, which eslint and kernel.api.md read. */
const typesOf = (name, folder = name, project = folder) => ({
  name: `types of ${name}`,
  command: process.execPath,
  args: [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', project, '--singleThreaded'],
  checks: [{ name: `types of ${name}`, ...inputsOfPackage(folder), packages: lockedWith(folder) }],
})

/** One process for all folders whose verdict is not known; each has a verdict of its own. */
const perFolder = (name, folders, { command, args, readToo }) => {
  const checks = folders.map(({ folder, paths }) => ({
    name: `${name} of ${folder}`,
    whole: [...paths, ...readToo],
    sources: [],
    packages: [],
    paths,
  }))
  const pathsOf = (waiting) => waiting.flatMap(({ paths }) => paths)
  return { name, checks, command, args: (waiting) => [...args, ...pathsOf(waiting)] }
}

const lint = {
  command: bin('eslint'),
  args: [
    '--max-warnings=0',
    '--no-warn-ignored',
    '--no-error-on-unmatched-pattern',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ],
  readToo: [
    'eslint.config.mjs',
    'backend/tooling/eslint-zones.mjs',
    'shared-kernel/build/eslint-zones.mjs',
    'shared-kernel/build/eslint-public-docs.mjs',
    'shared-kernel/build/eslint-old-words.mjs',
    'shared-kernel/build/eslint-printed-figures.mjs',
    'shared-kernel/build/eslint-words.mjs',
    'shared-kernel/build/words/converted.mjs',
  ],
}
const format = {
  command: bin('prettier'),
  args: ['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern'],
  readToo: ['.prettierrc.json', '.prettierignore'],
}

const ofAll = (name, command, args) => ({
  name,
  command,
  args,
  checks: [{ name, whole: wholeTree(root), sources: [], packages: [] }],
})

function foldersOf({ packages: names, isAll }) {
  const folders = names.map((name) => ({ folder: name, paths: [name] }))
  const rest = wholeTree(root).filter((name) => !packages().some((each) => each.split('/')[0] === name))
  return isAll ? [...folders, { folder: 'the rest', paths: rest }] : folders
}

/** The longest first. */
const sourceChecks = (scope) => [
  perFolder('lint', foldersOf(scope), lint),
  perFolder('format', foldersOf(scope), format),
  ...scope.packages.map((name) => typesOf(name)),
  typesOf('the service worker', 'shell', 'shell/src/service-worker'),
  typesOf('scripts'),
  {
    name: 'kernel.api.md',
    command: process.execPath,
    args: ['scripts/run.mjs', 'kernel-api', '--check'],
    checks: [
      { name: 'kernel.api.md', whole: ['shared-kernel'], sources: ['scripts'], packages: ['shared-kernel'] },
    ],
  },
  {
    name: 'catalogues',
    command: process.execPath,
    args: ['scripts/run.mjs', 'words', '--check'],
    checks: [
      {
        name: 'catalogues',
        whole: [
          'shared-kernel/build/words',
          'shared-kernel/build/webpack/words',
          ...converted.map(({ folder }) => folder),
        ],
        sources: ['scripts'],
        packages: ['shared-kernel'],
      },
    ],
  },
  ofAll('exports, files and libraries in use', bin('knip'), ['--no-progress']),
]

/** Runs one check, or several in one process; what it prints stays together, and is shown where it fails. */
export async function runCheck({ name, command, args, checks }, { verdicts, count, takeKept }) {
  const waiting = checks.filter((check) => !takeKept(verdicts.find(check)))
  if (waiting.length === 0) return
  const started = Date.now()
  const { running, ended } = startPart(name, command, typeof args === 'function' ? args(waiting) : args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, code] = await Promise.all([Promise.all([text(running.stdout), text(running.stderr)]), ended])
  const took = ((Date.now() - started) / 1000).toFixed(0)
  console.log(`\n▶ ${name}\n${code === 0 ? '' : said.join('')}  ${took} s`)
  if (code !== 0) return count(oneFailed(name))
  const passed = waiting.map((check) => ({ check, tally: onePassed }))
  for (const { tally } of passed) count(tally)
  verdicts.keep(passed)
}

/** Each check uses one core only, so two run side by side. */
export async function checkSources(scope, run) {
  const waiting = sourceChecks(scope)
  const checkNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runCheck(next, run)
  }
  await Promise.all([checkNext(), checkNext()])
}
