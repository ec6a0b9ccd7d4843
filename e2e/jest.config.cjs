const { resolve } = require('node:path')

/** What is asked of running servers, without a page: each test starts and ends processes of its own. */
module.exports = {
  ...require('../backend/jest.config.cjs'),
  displayName: 'e2e',
  testMatch: ['<rootDir>/server/*.test.ts'],
  globalSetup: resolve(__dirname, 'fixtures/sandbox-data-template.ts'),
}
