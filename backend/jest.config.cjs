const { createRequire } = require('node:module')

const preset = require('@portal/build/jest.cjs')('backend', 'node')
// The compiler is the kernel's dependency, and is found only from there.
const fromKernel = createRequire(require.resolve('@portal/build/jest.cjs'))

module.exports = {
  ...preset,
  testEnvironment: require.resolve('./tooling/jest-environment.cjs'),
  globalSetup: require.resolve('./tooling/jest-compile.mjs'),
  setupFiles: [...preset.setupFiles, require.resolve('./tooling/jest-outside.cjs')],
  transform: Object.fromEntries(
    Object.entries(preset.transform).map(([files, [compiler, options]]) => [
      files,
      [fromKernel.resolve(compiler), options],
    ]),
  ),
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?:jose|', '(?:jose|content-disposition|cookie|nodemailer|'),
  ),
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@electric-sql/pglite$': require.resolve('./tooling/embedded-database.cjs'),
  },
}
