module.exports = require('./tooling/jest.cjs')('shared-kernel', 'browser')
