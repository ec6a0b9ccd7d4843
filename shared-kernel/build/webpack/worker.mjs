import webpack from 'webpack'
import { baseConfig } from './base.mjs'
import { PrivateMaps } from './private-maps.mjs'

/**
 * The service worker: one file with a name that never changes, beside the shell's page.
 * @param {{ folder: string, output: string, buildNumber: string, maps: string }} options
 * @returns {import('webpack').Configuration}
 */
export function workerConfig({ folder, output, buildNumber, maps }) {
  const base = baseConfig({ packageName: 'worker', folder, output, production: true, cache: false })
  return {
    ...base,
    name: 'service-worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/service-worker/worker.ts' },
    output: { ...base.output, filename: '[name].js', clean: false },
    plugins: [
      new webpack.DefinePlugin({ __BUILD_NUMBER__: JSON.stringify(buildNumber) }),
      new PrivateMaps(maps),
    ],
  }
}
