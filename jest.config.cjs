const { readdirSync } = require('node:fs')
const { join } = require('node:path')
const { kernelPackages, testsOfAllPackages } = require('./shared-kernel/build/verdicts/package-inputs.cjs')

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))

/**
 * A package's tests, and those of them that read sources of all packages as a project of their own: `npm test` runs
 * the former again when the package changes, or what it stands on, and the latter when anything does.
 */
function projectsOf(name) {
  const rootDir = join(__dirname, name)
  const config = { ...require(join(rootDir, 'jest.config.cjs')), rootDir }
  const apart = testsOfAllPackages(rootDir)
  const asPattern = (path) => `${path.replace(/[.\\]/g, '\\$&')}$`
  const own = {
    ...config,
    testPathIgnorePatterns: [...config.testPathIgnorePatterns, ...apart.map(asPattern)],
  }
  return apart.length ? [own, { ...config, displayName: `${name} and all`, testMatch: apart }] : [own]
}

module.exports = {
  projects: [...kernelPackages, 'backend', 'shell', 'hosts', ...remotes, 'e2e'].flatMap(projectsOf),
  maxWorkers: 2,
  reporters: ['default', require.resolve('./shared-kernel/build/jest-hanging.cjs')],
  // Of all projects: theirs are not read. A machine that is ten times as busy fails no test; one that hangs is found late.
  testTimeout: 240_000,
}
