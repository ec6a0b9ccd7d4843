module.exports = require('@portal/build/jest.cjs')('shared-kernel/contracts', 'browser')
