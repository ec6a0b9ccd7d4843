module.exports = require('@portal/build/jest.cjs')('mfe-transact', 'browser')
