// `npm run dev`: everything from source, rebuilt and reloaded on change.
// `npm run dev -- mfe-transact`: one remote from source against the built rest.
// `npm run dev -- mfe-transact --against <url>`: one remote from source against a deployed portal.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, rmSync, watch as watchFolder, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileBackend, compiled } from '../backend/tooling/compile.mjs'
import { readRemote } from '@portal/build/webpack/read-remote.mjs'
import { remoteConfig } from '@portal/build/webpack/remote.mjs'
import webpack from '@portal/build/webpack/webpack.mjs'
import type { ReleaseManifest, RemoteRelease } from '../shared-kernel/contracts/manifest/public'
import type { Compilation, Stats } from './build-steps'
import { buildPortal } from './build'
import { finishShell, placeOf, shellConfig } from './build-shell'
import { startAgainstProxy } from './against-proxy'
import { startReloadProxy } from './dev-proxy'
import { portalFolder, type Remote, remotes, root } from './packages'
import { releaseOf } from './remote-release'
import { foresee, publishAll, ReleaseRefusal, signManifest, storeOptions } from './release-store'

const folder = join(root, 'dist/dev')
const devVersion = 'dev'

/** Compiles again on every change; resolves after the first time. */
function watch(config: webpack.Configuration, afterBuild: (stats: Stats) => unknown) {
  return new Promise<void>((resolve) => {
    webpack(config).watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        console.error(error ?? stats?.toString({ all: false, errors: true }))
        return
      }
      afterBuild(stats)
      console.log(`Built ${config.name}`)
      resolve()
    })
  })
}

async function watchRemote(remote: Remote, reload: () => void) {
  const output = join(folder, 'remotes', remote.name, devVersion)
  return watch(devConfig(remote, output), async ({ compilation }) => {
    try {
      await show(remote, await devRelease(remote, output, compilation))
      reload()
    } catch (error) {
      // A name that the running shell's kernel lacks, or an entry without its page: the next edit may mend it.
      console.error(error instanceof ReleaseRefusal ? error.message : error)
    }
  })
}

const devConfig = (remote: Remote, output: string) =>
  remoteConfig({ ...remote, output, version: devVersion, production: false, cache: false })

/** Read anew with every build: an edit may add a page or an entry. */
async function devRelease(remote: Remote, output: string, compilation: Compilation) {
  const named = await readRemote(remote.folder)
  const publicPath = `/investors/remotes/${remote.name}/${devVersion}/`
  return releaseOf(remote, { named, compilation, version: devVersion, output, publicPath })
}

/** Names what was just built in the manifest of this server; nothing is released, and the manifest keeps its number. */
async function show({ name, owner }: Remote, release: RemoteRelease) {
  const store = storeOptions({ folder })
  const decide = (manifest: ReleaseManifest) => publishAll(manifest, [{ release, owner }])
  const shown = await foresee(store, { command: 'dev', remotes: [name], decide })
  writeFileSync(join(folder, 'remotes.json'), signManifest(shown, store.key))
}

/** One remote from source, everything else from a portal that runs elsewhere. */
async function runAgainst(remote: Remote, target: string) {
  const folder = join(root, 'dist/against', remote.name)
  const port = Number(process.env.PORT ?? 4600)
  const output = join(folder, devVersion)
  const notify = await startAgainstProxy({ port, target, remote, folder })
  await watch(devConfig(remote, output), async ({ compilation }) => {
    try {
      notify(await devRelease(remote, output, compilation))
    } catch (error) {
      console.error(error)
    }
  })
}

export const help = `npm run dev [-- <remote> [--against <address of a portal>]]

Everything from source, rebuilt and reloaded on change: http://localhost:4600, or on PORT. Nothing is released: the rest is
what was built last.
  <remote>               only this remote from source, against the built rest
  --against <address>    only this remote from source, the rest from a deployed portal`

export default async function run(args: string[]) {
  const at = args.indexOf('--against')
  const target = at < 0 ? undefined : args[at + 1]
  const [only] = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
  if (at >= 0 && (!only || !target || !URL.canParse(target))) {
    console.error('npm run dev -- <remote> --against <address of a portal, such as https://portal.example>')
    process.exit(1)
  }
  const all = remotes()
  const watched = only ? all.filter((remote) => remote.name === only) : all
  const [first] = watched
  if (!first) {
    console.error(`There is no remote "${only}". Remotes: ${all.map((remote) => remote.name).join(', ')}`)
    process.exit(1)
  }
  if (target) return runAgainst(first, target)
  if (!existsSync(join(portalFolder, 'remotes.json'))) await buildPortal()
  rmSync(folder, { recursive: true, force: true })
  cpSync(portalFolder, folder, { recursive: true })

  const port = Number(process.env.PORT ?? 4600)
  const reload = await startReloadProxy({ port, backendPort: port + 1 })
  if (!only) {
    const output = placeOf(folder, devVersion)
    const shell = { output, buildNumber: devVersion, production: false, cache: false }
    await watch(shellConfig(shell), (stats) => {
      finishShell(stats, { output, folder, buildNumber: devVersion })
      reload()
    })
  }
  for (const remote of watched) await watchRemote(remote, reload)
  await startBackend(port, !only)
}

/** What the server is compiled of. */
const sourcesOfServer = ['backend/src', 'backend/sandbox', 'shared-kernel/contracts']

/**
 * The backend behind the proxy, compiled as every start does: its texts need the compiler. From source, an edit compiles
 * it and starts it again, also where it had ended by a mistake of the edit before.
 */
async function startBackend(proxyPort: number, fromSource: boolean) {
  await compileBackend()
  let server = spawnBackend(proxyPort)
  let isEdited = false
  const follow = () =>
    server.on('exit', (code) => {
      if (isEdited) restart()
      else if (!fromSource || !code) process.exit(code ?? 1)
    })
  const restart = () => {
    isEdited = false
    server = spawnBackend(proxyPort)
    follow()
  }
  follow()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isEdited = false
      if (!server.kill(signal)) process.exit()
    })
  if (!fromSource) return
  onEdit(async () => {
    await compileBackend()
    isEdited = true
    if (!server.kill('SIGTERM')) restart()
  })
}

/** Calls once for edits that come together; what does not compile is said, and the next edit may mend it. */
function onEdit(work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void work().catch(console.error), 200)
  }
  for (const each of sourcesOfServer) watchFolder(join(root, each), { recursive: true }, soon)
}

/** When it is ready, the address to open is the proxy's. */
function spawnBackend(proxyPort: number) {
  const server = spawn(process.execPath, ['--enable-source-maps', compiled('main.ts')], {
    cwd: root,
    // The channel says nothing: its end tells the server that this process is gone.
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(proxyPort + 1), PORTAL_FILES: folder },
  })
  const address = `http://localhost:${proxyPort}/investors/`
  server.stdout!.on('data', (text: Buffer) =>
    process.stdout.write(
      String(text)
        .replace(/^Portal ready .*$/m, `Portal ready, from source: ${address}`)
        .replace(/^(Inspector .*) http.*$/m, `$1 ${address}?inspect`),
    ),
  )
  return server
}
