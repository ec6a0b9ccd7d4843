module.exports = require('@portal/build/jest.cjs')('mfe-service', 'browser')
