module.exports = require('@portal/build/jest.cjs')('hosts', 'browser')
