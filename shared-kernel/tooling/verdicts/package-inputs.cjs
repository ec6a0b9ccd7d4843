// What the checks of a package read. Verdicts are kept by these files (verdicts.mjs), and a unit test that reads more
// fails (jest-inputs.cjs): else it would not run again when that changes.
const { closeSync, openSync, readdirSync, readSync } = require('node:fs')
const { join } = require('node:path')

/** What a package stands on besides the kernel: folders, and files of the root. */
const besidesKernel = {
  'shared-kernel': ['scripts', 'backend/tooling', 'package.json'],
  backend: ['scripts'],
  e2e: ['backend', 'scripts'],
}
const root = join(__dirname, '../../..')

/** What a package's tests read besides: papers that sources are held against, and what menus offer of each remote. */
const readToo = {
  backend: () => ['docs'],
  shell: () =>
    readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .map((name) => `${name}/src/entries.ts`),
}

/** The inputs of what checks a package: its folder, with the tests, and what it stands on, without theirs. */
exports.inputsOfPackage = (name) => ({
  whole: [name, ...(readToo[name]?.() ?? [])],
  sources: [...new Set(['shared-kernel', ...(besidesKernel[name] ?? [])])].filter((each) => each !== name),
})

const outside = ['node_modules', 'dist', '.git', '.data', '.cache', 'test-results', 'playwright-report']

/** Whether an entry of a folder is no source. */
exports.isNoSource = (name) => outside.includes(name)

/** Everything at the root of the repository that is a source or holds some. */
exports.wholeTree = (root) => readdirSync(root).filter((name) => !outside.includes(name))

/** Whether a test says in its first lines that it reads sources of any package: `@reads-all-packages`. */
exports.readsAllPackages = (file) => {
  const opened = openSync(file)
  const head = Buffer.alloc(400)
  readSync(opened, head)
  closeSync(opened)
  return head.includes('@reads-all-packages')
}

function* testsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !outside.includes(entry.name)) yield* testsBelow(path)
    if (entry.isFile() && /\.test\.tsx?$/.test(entry.name)) yield path
  }
}

/** The tests in a package's folder that say so: a group of their own, so that a change elsewhere runs no others again. */
exports.testsOfAllPackages = (folder) => [...testsBelow(folder)].filter(exports.readsAllPackages)
