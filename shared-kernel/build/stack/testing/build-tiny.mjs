// A process of its own, for a test: builds the remote `tiny` as remotes are built. build-tiny.mjs <output> [<maps>]
import { fileURLToPath } from 'node:url'
import process from 'node:process'
import { remoteConfig } from '../../webpack/remote.mjs'
import webpack from '../../webpack/webpack.mjs'

const [output, maps] = process.argv.slice(2)
const folder = fileURLToPath(new URL('tiny', import.meta.url))
const config = { name: 'mfe-tiny', version: '1.0.0-a', folder, output, production: true, cache: false, maps }
const compiler = webpack(remoteConfig(config))
compiler.run((error, stats) => {
  if (error ?? stats.hasErrors()) {
    process.stderr.write(String(error ?? stats.toString({ all: false, errors: true })))
    process.exitCode = 1
  }
  compiler.close(() => undefined)
})
