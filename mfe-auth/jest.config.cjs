module.exports = require('@portal/build/jest.cjs')('mfe-auth', 'browser')
