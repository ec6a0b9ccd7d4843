// One jest preset for every package: `module.exports = require('@portal/build/jest.cjs')('mfe-auth', 'browser')`.
const { elements, elementsFile, macros } = require('./webpack/words/macros.cjs')

const swc = [
  require.resolve('@swc/jest'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
      experimental: macros,
    },
    module: { type: 'commonjs' },
  },
]

/** Packages published as ES modules only, which jest must compile. */
const esModules = [
  'jose',
  'd3-[a-z]+',
  'internmap',
  'node-rsa',
  '@noble[+/]',
  'decimal.js',
  'lru-cache',
  'react-final-form',
  'final-form',
]

module.exports = (name, environment) => ({
  displayName: name,
  runtime: require.resolve('./jest-runtime.cjs'),
  testEnvironment: require.resolve(
    environment === 'browser' ? './jest-page-environment.cjs' : './jest-node-environment.cjs',
  ),
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': swc,
    '\\.po$': [require.resolve('./words/jest-catalogue.mjs'), {}],
  },
  setupFiles: [require.resolve('./jest-outside.cjs')],
  transformIgnorePatterns: [`node_modules/(?!(?:\\.pnpm/)?(?:${esModules.join('|')}))`],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('identity-obj-proxy'),
    '\\.css$': require.resolve('./empty.cjs'),
    [`^${elements}$`]: elementsFile,
    // Its build for Node; the browser has the same code in another module format.
    '^jspdf$': require.resolve('jspdf'),
  },
  ...(environment === 'browser' && { setupFilesAfterEnv: [require.resolve('./jest-page-setup.cjs')] }),
})
