// A unit test reads files of its package and of what that stands on: verdicts of `npm test` are kept by these. One that
// reads sources of other packages says so in its first lines with `@reads-all-packages`; else it fails here, since it
// would not run again when they change.
const fs = require('node:fs')
const { basename, dirname, relative, resolve, sep } = require('node:path')
const { fileURLToPath } = require('node:url')
const { inputsOfPackage, readsAllPackages, wholeTree } = require('./verdicts/package-inputs.cjs')

const root = dirname(dirname(__dirname))
const reading = ['readFileSync', 'readdirSync', 'cpSync', 'readFile', 'readdir']
const folders = wholeTree(root).filter((name) => fs.statSync(`${root}/${name}`).isDirectory())

/** The test file that runs now and what it may read; undefined for one that may read everything. */
let running

const placeOf = (path) => {
  const text = String(path)
  return relative(root, resolve(text.startsWith('file:') ? fileURLToPath(text) : text))
}

/** Why the test that runs may not read a path; undefined where it may. */
function whyNot(path) {
  const place = placeOf(path)
  const isSource =
    folders.includes(place.split(sep)[0]) && !/(^|[\\/])(node_modules|dist)([\\/]|$)/.test(place)
  if (!isSource || running.allowed.some((each) => `${place}${sep}`.startsWith(`${each}${sep}`)))
    return undefined
  return `${running.test} reads ${place}, which is of no package that ${running.own} stands on: say @reads-all-packages in the first lines of the test`
}

/** Throws where the test that runs may not read a file. */
function mayRead(path) {
  const reason = running && whyNot(path)
  if (reason) throw new Error(reason)
}
exports.mayRead = mayRead

function watch(library) {
  for (const name of reading.filter((each) => each in library)) {
    const original = library[name]
    library[name] = (path, ...rest) => {
      if (typeof path === 'string' || path?.href) mayRead(path)
      return original(path, ...rest)
    }
  }
}
watch(fs)
watch(fs.promises)

/** The package of a folder of tests; a folder elsewhere is named as the package that it plays. */
const ownerOf = (rootDir) => {
  const place = relative(root, rootDir).split(sep).join('/')
  return place.startsWith('..') ? basename(rootDir) : place
}

function limitsOf(rootDir, testPath) {
  const own = ownerOf(rootDir)
  const { whole, sources } = inputsOfPackage(own)
  return { own, test: relative(root, testPath), allowed: [...whole, ...sources] }
}

/** Of the test file that begins; returns what ends it. */
exports.watchReads = (rootDir, testPath) => {
  running = readsAllPackages(testPath) ? undefined : limitsOf(rootDir, testPath)
  return () => (running = undefined)
}
