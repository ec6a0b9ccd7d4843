// What the compiler makes of the texts in sources: calls of the portal's one instance, with the English text beside its id
// (docs/decisions/words.md: how a text is written).
const { join } = require('node:path')

const authored = ['@portal/kernel/words', '@portal/contracts/words/macros', '@portal/ui/words/macros']

/** What the calls ask: remotes get both from the kernel of the page that they run in. */
exports.words = '@portal/contracts/words'
exports.elements = '@portal/ui/words'
/** Remotes do not see `ui`, nor do they name it: the compiler does. */
exports.elementsFile = join(__dirname, '../../../ui/words/public.ts')

/** `jsc.experimental` of swc. */
exports.macros = {
  plugins: [
    [
      require.resolve('@lingui/swc-plugin'),
      {
        corePackage: authored,
        jsxPackage: authored,
        runtimeModules: { i18n: [exports.words, 'words'], Trans: [exports.elements, 'Trans'] },
        descriptorFields: 'message',
        useLinguiV5IdGeneration: true,
      },
    ],
  ],
  // The plugin is compiled once for all builds and tests, and not for each process.
  cacheRoot: join(__dirname, '../../../../node_modules/.cache/swc'),
}

/** The same packages, for what reads the texts out of sources. */
exports.authored = authored
