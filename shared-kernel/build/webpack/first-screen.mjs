import { baseConfig, namedLike } from './base.mjs'

/**
 * A program for Node that prints the HTML of a first screen. `styledAs` are the folders whose class names it takes over
 * from the builds that bring their style sheets: the first that a file lies in counts.
 * @param {{ folder: string, entry: string, output: string, alias?: Record<string, string>, styledAs: object[] }} options
 * @returns {import('webpack').Configuration}
 */
export function firstScreenConfig({ folder, entry, output, alias, styledAs }) {
  const base = baseConfig({ packageName: 'first-screen', folder, output, production: true, cache: false })
  return {
    ...base,
    name: 'first screen',
    target: 'node20',
    entry: { 'first-screen': entry },
    output: { ...base.output, filename: '[name].mjs', module: true, chunkFormat: 'module' },
    experiments: { outputModule: true },
    resolve: { ...base.resolve, alias: { ...base.resolve.alias, ...alias } },
    module: {
      rules: [
        ...base.module.rules.filter(({ test }) => !test.test('sheet.css') && !test.test('sheet.module.css')),
        ...namedLike(styledAs),
      ],
      // One file: nothing is fetched.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
  }
}
