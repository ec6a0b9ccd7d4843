// What testing/fake-server-keys.ts makes, once a worker of the tests: see jest-outside.cjs.
const { generateKeyPairSync } = require('node:crypto')

module.exports = generateKeyPairSync('rsa', { modulusLength: 2048 })
