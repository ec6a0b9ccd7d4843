import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import { PrivateMaps } from './private-maps.mjs'
import { elements, elementsFile, macros } from './words/macros.cjs'

const require = createRequire(import.meta.url)
/** The oldest browsers that the code is for (package.json). */
const { browserslist: browsers } = require('../../../package.json')

/**
 * @typedef {object} BuildOptions What every build is told.
 * @property {string} folder Where its sources lie.
 * @property {string} output
 * @property {boolean} production
 * @property {boolean} cache Whether webpack's own cache is written.
 * @property {string} [maps] Where the source maps go of a build for production; none are made without it.
 */

/** What every build has in common: TypeScript by swc, CSS modules, hashed names, small output. */
export function baseConfig({ packageName, folder, output, production, cache, maps }) {
  return {
    context: folder,
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: { ...leftOut(production), [`${elements}$`]: elementsFile },
    },
    module: {
      rules: [
        codeRule(),
        styleModuleRule(packageName),
        plainStyleRule(),
        fontRule(),
        catalogueRule(),
        receiptRule(),
        routerRule(),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
        insert: placeStyleSheet,
      }),
      ...(maps ? [new PrivateMaps(maps)] : []),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, parallel: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify, parallel: false }),
      ],
    },
    performance: { hints: false },
    cache: cache && {
      type: 'filesystem',
      cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
      // A module that was compiled without its map has none later on.
      version: maps ? 'with maps' : '',
      // What one of these files makes of a module must not outlive it: hashes would be those of another build.
      buildDependencies: { config: [new URL('.', import.meta.url).pathname] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  }
}

/** A library is found where the package of the kernel is that has it. */
const folderOf = (name, of = 'runtime') =>
  dirname(createRequire(new URL(`../../${of}/package.json`, import.meta.url)).resolve(`${name}/package.json`))

/** What libraries bring along and no build needs. */
const leftOut = (production) => ({
  // Calls go through XMLHttpRequest, which tells how far an upload is.
  [join(folderOf('axios'), 'lib/adapters/fetch.js')]: false,
  // They turn a passphrase into a key; ours are keys from the start.
  [join(folderOf('crypto-js', 'contracts'), 'evpkdf.js')]: false,
  [join(folderOf('crypto-js', 'contracts'), 'md5.js')]: false,
  // Its package names the build with the development warnings only.
  ...(production && { 'react-router$': join(folderOf('react-router'), 'dist/production/index.mjs') }),
})

/**
 * Where a style sheet that code brings along goes: to the host that asked for them, else into the document. It becomes
 * part of the built code as it stands here.
 */
function placeStyleSheet(link) {
  const { portalStyleSheets } = globalThis
  if (portalStyleSheets) portalStyleSheets(link)
  else document.head.appendChild(link)
}

const codeRule = () => ({
  test: /\.tsx?$/,
  use: [
    require.resolve('./words/english.mjs'),
    {
      loader: require.resolve('swc-loader'),
      options: {
        env: { targets: browsers, bugfixes: true },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // The development runtime of JSX would not fit a shell that was built for production.
          transform: { react: { runtime: 'automatic', development: false } },
          experimental: macros,
        },
      },
    },
  ],
})

/** Fonts lie beside the style sheets that name them: an address of their own would stay in the cache of later builds. */
const extractRule = { loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } }

const classNames = (packageName) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: `${packageName}_[name]_[local]_[hash:base64:5]`,
})

const styleModuleRule = (packageName) => ({
  test: /\.module\.css$/,
  use: [
    extractRule,
    {
      loader: require.resolve('css-loader'),
      options: { modules: classNames(packageName), sourceMap: false },
    },
  ],
})

/** The class names of other packages' builds without their style sheets, by the folders that those build. */
export const namedLike = (packages) => [
  {
    oneOf: packages.map(({ include, packageName, folder }) => ({
      test: /\.module\.css$/,
      include,
      loader: require.resolve('css-loader'),
      options: {
        modules: { ...classNames(packageName), localIdentContext: folder, exportOnlyLocals: true },
      },
    })),
  },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source', generator: { emit: false } },
]

const plainStyleRule = () => ({
  test: /\.css$/,
  exclude: /\.module\.css$/,
  use: [extractRule, { loader: require.resolve('css-loader'), options: { sourceMap: false } }],
})

const fontRule = () => ({ test: /\.(woff2|ttf|svg|png)$/, type: 'asset/resource' })

const catalogueRule = () => ({ test: /\.po$/, loader: require.resolve('./words/catalogue.mjs') })

/** Links, forms and more of its own, which the kernel has others for. */
const routerRule = () => ({
  test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: require.resolve('./unused-components.mjs'),
})

/** jspdf can draw HTML and SVG with these; receipts are text only. */
const receiptRule = () => ({
  test: /[\\/]node_modules[\\/]jspdf[\\/]/,
  resolve: { alias: { html2canvas: false, canvg: false, dompurify: false } },
})
