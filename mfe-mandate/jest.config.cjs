module.exports = require('@portal/build/jest.cjs')('mfe-mandate', 'browser')
