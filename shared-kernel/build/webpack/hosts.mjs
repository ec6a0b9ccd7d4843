import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { trustedKeys } from '../manifest-keys.mjs'
import { baseConfig } from './base.mjs'
import { hostIntegrity } from './integrity.mjs'
import { kernelModules } from './kernel-names.mjs'
import { PublishedNames } from './published-names.mjs'
import { ScriptAddress } from './script-address.mjs'
import { SharedGraph } from './shared-graph.mjs'
import { StartFiles } from './start-files.mjs'
import { kernelVersion } from './kernel-versions.mjs'
import { sharedNames, sharing, withSharedKernel } from './sharing.mjs'

/**
 * What a page takes of the kernel comes with that page. The kernel's index stands in between only as a list of names: its
 * style sheets, which it brings along elsewhere, are imported by the page itself.
 */
const kernelByName = { test: kernelModules.all, sideEffects: false }

/** A phone waits longer for one more request than for what two pages both have: only what is large gets a file of its own. */
const fewFiles = { minSize: 50_000, cacheGroups: { defaultVendors: false } }

/**
 * One remote with a kernel and a React of its own, on a page of its own: no federation.
 * @param {import('./base.mjs').BuildOptions & { remote: { name: string, folder: string }, version: string, publicPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function standaloneConfig({ remote, version, publicPath, ...options }) {
  const { production } = options
  const base = baseConfig({ packageName: remote.name, ...options })
  return {
    ...base,
    name: `${remote.name} standalone`,
    entry: { main: './src/standalone/index.ts' },
    output: {
      ...base.output,
      publicPath,
      uniqueName: `${remote.name.replaceAll('-', '_')}_standalone`,
    },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, 'portal-remote$': join(remote.folder, 'src/remote.tsx') },
    },
    module: { ...base.module, rules: [...base.module.rules, kernelByName] },
    optimization: { ...base.optimization, splitChunks: fewFiles },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        __REMOTE_VERSION__: JSON.stringify(version),
        __KERNEL_VERSION__: JSON.stringify(kernelVersion),
        __MANIFEST_KEYS__: JSON.stringify(trustedKeys()),
      }),
      new StartFiles(),
      ...hostIntegrity(production),
    ],
    cache: base.cache && { ...base.cache, name: `standalone-${remote.name}` },
  }
}

/**
 * The host that lives in other people's pages: one script with a name that stays, everything else fetched by it.
 * @param {import('./base.mjs').BuildOptions} options
 * @returns {import('webpack').Configuration}
 */
export function embedConfig(options) {
  const { production } = options
  const base = withSharedKernel('host', baseConfig({ packageName: 'embed', ...options }))
  return {
    ...base,
    name: 'embed',
    entry: { embed: './src/embed/index.ts' },
    output: {
      ...base.output,
      filename: '[name].js',
      clean: false,
      publicPath: 'auto',
      uniqueName: 'portal_embed',
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        __KERNEL_VERSION__: JSON.stringify(kernelVersion),
        __MANIFEST_KEYS__: JSON.stringify(trustedKeys()),
      }),
      new ModuleFederationPlugin({
        name: 'portal_embed',
        remotes: {},
        shared: sharing('host'),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new SharedGraph('host', sharedNames),
      new PublishedNames(),
      new ScriptAddress(),
      ...hostIntegrity(production),
    ],
    cache: base.cache && { ...base.cache, name: 'embed' },
  }
}
