// What the checks of a package read. Verdicts are kept by these files (verdicts.mjs), and a unit test that reads more
// fails (jest-inputs.cjs): else it would not run again when that changes.
const { closeSync, existsSync, openSync, readdirSync, readSync } = require('node:fs')
const { join, relative, sep } = require('node:path')

const root = join(__dirname, '../../..')

/** The packages of the kernel, in the order in which they are checked; the last one is there during a migration only. */
const kernel = ['contracts', 'ui', 'runtime', 'testing', 'build', 'previous']
  .map((name) => `shared-kernel/${name}`)
  .filter((folder) => existsSync(join(root, folder)))
exports.kernelPackages = kernel
const [contracts, ui, , testing, build] = kernel

/** What a package stands on, where that is not the whole kernel: folders, and files of the root. */
const standsOn = {
  [contracts]: [testing, build],
  [ui]: [contracts, testing, build],
  [build]: [...kernel, 'scripts', 'backend/tooling', 'package.json'],
  // Of the test kit what opens no page; so neither components nor what runs in a browser judge the server anew.
  backend: [contracts, testing, build, 'scripts'],
  e2e: [...kernel, 'backend', 'scripts'],
  // No package, but checked like one.
  scripts: [...kernel, 'backend/tooling', 'package.json'],
}

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
  sources: (standsOn[name] ?? kernel).filter((each) => each !== name),
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

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !outside.includes(entry.name)) yield* filesBelow(path)
    if (entry.isFile()) yield path
  }
}

/** The sources in a folder, by their paths in it: a package's libraries and what was built are none. */
exports.sourcesBelow = (folder) =>
  [...filesBelow(folder)].map((path) => relative(folder, path).split(sep).join('/'))

/** The tests in a package's folder that say so: a group of their own, so that a change elsewhere runs no others again. */
exports.testsOfAllPackages = (folder) =>
  [...filesBelow(folder)].filter((file) => /\.test\.tsx?$/.test(file) && exports.readsAllPackages(file))
