const { readdirSync } = require('node:fs')

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mfe-'))
module.exports = {
  projects: ['shared-kernel', 'backend', 'shell', 'hosts', ...remotes].map((name) => `<rootDir>/${name}`),
  maxWorkers: 2,
  testTimeout: 60_000,
}
