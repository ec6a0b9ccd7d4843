module.exports = require('@portal/build/jest.cjs')('shell', 'browser')
