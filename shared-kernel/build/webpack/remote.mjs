import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { baseConfig } from './base.mjs'
import { remoteIntegrity } from './integrity.mjs'
import { KernelUsage } from './kernel-usage.mjs'
import { exposedRemote } from './read-remote.mjs'
import { ScriptAddress } from './script-address.mjs'
import { SharedGraph } from './shared-graph.mjs'
import { isForPrevious, kernelVersion, previousVersion } from './kernel-versions.mjs'
import { sharedNames, sharing, withSharedKernel } from './sharing.mjs'

/** "mfe-transact" → "mfe_transact": a container's name must never equal the id of an element. */
export const containerName = (remote) => remote.replaceAll('-', '_')

/**
 * A remote: one container that exposes `./remote` and `./lifecycles`, and brings neither React nor the kernel.
 * @param {import('./base.mjs').BuildOptions & { name: string, version: string }} options
 * @returns {import('webpack').Configuration}
 */
export function remoteConfig({ name, folder, output, version, production, cache, maps }) {
  const previous = isForPrevious(folder)
  const base = withSharedKernel(
    'remote',
    baseConfig({ packageName: name, folder, output, production, cache, maps }),
    { previous },
  )
  const container = containerName(name)
  return {
    ...base,
    name,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      uniqueName: container,
      // The version keeps a recovered remote from running the chunks of the one it replaces.
      chunkLoadingGlobal: `webpackChunk_${container}_${version.replaceAll(/\W/g, '_')}`,
      strictModuleErrorHandling: true,
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin({
        name: container,
        // While developing it keeps its name, so that a portal that was switched to it stays switched.
        filename: production ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: { './remote': exposedRemote, './lifecycles': './src/lifecycles.ts' },
        shared: sharing('remote', { previous }),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
      }),
      new SharedGraph('remote', sharedNames),
      new KernelUsage(
        { remote: name, version, kernel: previous ? previousVersion : kernelVersion },
        { previous },
      ),
      new ScriptAddress(),
      ...remoteIntegrity(production),
    ],
    optimization: {
      ...base.optimization,
      // Chunks that hold only stubs of shared modules would have no file to hash, and a page asks for no file of three rules.
      splitChunks: {
        defaultSizeTypes: [
          'javascript',
          'unknown',
          'css/mini-extract',
          'consume-shared',
          'provide-module',
          'share-init',
        ],
      },
    },
  }
}
