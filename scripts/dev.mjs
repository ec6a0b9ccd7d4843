// `npm run dev`: everything from source, rebuilt and reloaded on change.
// `npm run dev -- mfe-transact`: one remote from source against the built rest.
import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { remoteConfig } from '@portal/kernel/tooling/webpack/remote.mjs'
import webpack from '@portal/kernel/tooling/webpack/webpack.mjs'
import { buildPortal, finishShell, shellConfig } from './build.mjs'
import { startReloadProxy } from './dev-proxy.mjs'
import { portalFolder, remotes, root } from './packages.mjs'
import { releaseOf, writeManifest } from './releases.mjs'

const folder = join(root, 'dist/dev')
const devVersion = 'dev'

/** Compiles again on every change; resolves after the first time. */
function watch(config, afterBuild) {
  return new Promise((resolve) => {
    webpack(config).watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error || stats.hasErrors()) {
        console.error(error ?? stats.toString({ all: false, errors: true }))
        return
      }
      afterBuild(stats)
      console.log(`Built ${config.name}`)
      resolve()
    })
  })
}

function watchRemote(remote, reload) {
  const output = join(folder, 'remotes', remote.name, devVersion)
  const publicPath = `/investors/remotes/${remote.name}/${devVersion}/`
  const config = remoteConfig({ ...remote, output, version: devVersion, production: false, cache: false })
  return watch(config, async ({ compilation }) => {
    await writeManifest(folder, [releaseOf(remote, { compilation, version: devVersion, output, publicPath })])
    reload()
  })
}

export default async function run([only]) {
  const all = remotes()
  const watched = only ? all.filter((remote) => remote.name === only) : all
  if (!watched.length) {
    console.error(`There is no remote "${only}". Remotes: ${all.map((remote) => remote.name).join(', ')}`)
    process.exit(1)
  }
  await buildPortal()
  rmSync(folder, { recursive: true, force: true })
  cpSync(portalFolder, folder, { recursive: true })

  const port = Number(process.env.PORT ?? 4600)
  const reload = startReloadProxy({ port, backendPort: port + 1 })
  if (!only) {
    await watch(shellConfig(folder, { production: false, cache: false }), (stats) => {
      finishShell(stats, folder)
      reload()
    })
  }
  for (const remote of watched) await watchRemote(remote, reload)
  startBackend(port + 1, !only)
}

function startBackend(port, fromSource) {
  const server = spawn(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      ...(fromSource ? ['watch', '--clear-screen=false'] : []),
      'backend/src/main.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, PORT: String(port), PORTAL_FILES: folder } },
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
}
