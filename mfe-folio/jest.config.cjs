module.exports = require('@portal/build/jest.cjs')('mfe-folio', 'browser')
