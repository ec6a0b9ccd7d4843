module.exports = require('@portal/build/jest.cjs')('mfe-portfolio', 'browser')
