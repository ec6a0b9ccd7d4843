const { TestEnvironment } = require('jest-environment-node')

module.exports = require('./jest-skipping.cjs')(TestEnvironment)
