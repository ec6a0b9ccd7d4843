module.exports = require('@portal/kernel/tooling/jest.cjs')('mfe-service', 'browser')
