const { readdirSync } = require('node:fs')

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))
module.exports = {
  projects: ['shared-kernel', 'backend', 'shell', 'hosts', ...remotes].map((name) => `<rootDir>/${name}`),
  maxWorkers: 2,
  // Of all projects: theirs are not read. A machine that is ten times as busy fails no test; one that hangs is found late.
  testTimeout: 240_000,
}
