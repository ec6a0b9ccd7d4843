module.exports = require('@portal/kernel/tooling/jest.cjs')('shell', 'browser')
