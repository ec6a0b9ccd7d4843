module.exports = require('@portal/kernel/tooling/jest.cjs')('hosts', 'browser')
