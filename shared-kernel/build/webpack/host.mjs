import { readFileSync } from 'node:fs'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { trustedKeys } from '../manifest-keys.mjs'
import { baseConfig } from './base.mjs'
import { hostIntegrity } from './integrity.mjs'
import { PublishedNames } from './published-names.mjs'
import { withRemoteModules } from './remote-modules.mjs'
import { SharedGraph } from './shared-graph.mjs'
import { StartFiles } from './start-files.mjs'
import { kernelVersion } from './kernel-versions.mjs'
import { sharedNames, sharing, withSharedKernel } from './sharing.mjs'

/** Libraries change less often than our own code: browsers keep them from one build to the next. */
const libraries = {
  name: 'libraries',
  chunks: 'initial',
  test: /[\\/]node_modules[\\/]/,
  type: /^javascript/,
  enforce: true,
}

/** What seals and sends the first call is wanted whole: in one file with its libraries. */
const isSplit = (chunk) => !chunk.canBeInitial() && chunk.name !== 'encryption'

/**
 * The shell: provides React and the kernel, and knows of no remote until `remotes.json` names them.
 * @param {import('./base.mjs').BuildOptions & { publicPath: string, buildNumber?: string, inspector?: boolean }} options
 * @returns {import('webpack').Configuration}
 */
export function hostConfig({
  folder,
  output,
  publicPath,
  production,
  cache,
  maps,
  buildNumber = 'dev',
  inspector = true,
}) {
  const base = withSharedKernel(
    'host',
    baseConfig({ packageName: 'shell', folder, output, production, cache, maps }),
  )
  return {
    ...base,
    name: 'shell',
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath, uniqueName: 'portal_shell' },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: isSplit, cacheGroups: { libraries } },
    },
    plugins: [
      ...base.plugins,
      definitions({ production, singleBundle: false, buildNumber, inspector }),
      new SharedGraph('host', sharedNames),
      new PublishedNames(),
      new StartFiles(),
      new ModuleFederationPlugin({
        name: 'portal_shell',
        remotes: {},
        shared: sharing('host', { eager: true }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        // Entries are scripts named by remotes.json, so the runtime's own manifests need no support.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...hostIntegrity(production),
    ],
  }
}

/**
 * The same sources and these remotes as one bundle: what the federated build is measured against.
 * @param {Omit<import('./base.mjs').BuildOptions, 'production'> & { publicPath: string, remotes: object[] }} options
 * @returns {import('webpack').Configuration}
 */
export function singleBundleConfig({ folder, output, publicPath, cache, remotes }) {
  const base = withRemoteModules(
    remotes,
    baseConfig({ packageName: 'single', folder, output, production: true, cache }),
  )
  return {
    ...base,
    name: 'single-bundle',
    entry: { main: './src/single-bundle.ts' },
    output: { ...base.output, publicPath, uniqueName: 'portal_single' },
    plugins: [
      ...base.plugins,
      new StartFiles(),
      definitions({ production: true, singleBundle: true, buildNumber: 'single' }),
    ],
  }
}

/** The names of the kernel that are to go, each with what to take instead: pages tell which release still takes one. */
const deprecatedNames = Object.keys(
  JSON.parse(readFileSync(new URL('../../runtime/deprecated-names.json', import.meta.url), 'utf8')),
)

const definitions = ({ production, singleBundle, buildNumber, inspector = false }) =>
  new webpack.DefinePlugin({
    __KERNEL_VERSION__: JSON.stringify(kernelVersion),
    __PRODUCTION_BUILD__: JSON.stringify(production),
    __SINGLE_BUNDLE__: JSON.stringify(singleBundle),
    __BUILD_NUMBER__: JSON.stringify(buildNumber),
    __INSPECTOR__: JSON.stringify(inspector),
    __DEPRECATED_NAMES__: JSON.stringify(deprecatedNames),
    __MANIFEST_KEYS__: JSON.stringify(trustedKeys()),
  })
