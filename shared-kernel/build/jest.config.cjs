module.exports = require('./jest.cjs')('shared-kernel/build', 'browser')
