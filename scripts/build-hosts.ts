import { cpSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { embedConfig, standaloneConfig } from '@portal/build/webpack/hosts.mjs'
import { readRemote } from '@portal/build/webpack/read-remote.mjs'
import { type BuildOptions, compile, isBuilt, markBuilt } from './build-steps'
import { compress } from './compress'
import { removeOldVersions } from './kept-versions'
import { hashOf, type Remote, root } from './packages'
import { writeStandalonePage } from './standalone-page'

const hostsFolder = join(root, 'hosts')

/**
 * Builds the page of one remote on its own, for one version of the remote: the server shows the page of the version
 * that is live. Built anew when the kernel changed too, since it brings its own. Returns where it waits to be placed.
 */
export async function buildStandalone(remote: Remote, version: string, { production, cache }: BuildOptions) {
  const output = join(root, 'dist/standalone', remote.name)
  const hash = hashOf([remote.name, 'hosts', 'shared-kernel', 'scripts'], production, version)
  const stamp = `${remote.name}-standalone`
  if (isBuilt(stamp, hash) && existsSync(join(output, 'index.html'))) return output
  console.log(`Building ${remote.name} standalone…`)
  const publicPath = `/investors/standalone/${remote.name}/${version}/`
  const stats = await compile(
    standaloneConfig({
      remote,
      version,
      folder: hostsFolder,
      output,
      publicPath,
      production,
      cache,
    }),
  )
  await compress(output)
  const { pages } = await readRemote(remote.folder)
  writeStandalonePage(stats, { output, publicPath, pages })
  markBuilt(stamp, hash)
  return output
}

/** Puts a built page into a portal's folder, for one version of the remote; older files stay for open tabs. */
export function placeStandalone(
  built: string,
  folder: string,
  { name, version }: { name: string; version: string },
) {
  const place = join(folder, 'standalone', name, version)
  const page = join(built, 'index.html')
  cpSync(built, place, { recursive: true, filter: (path) => path !== page })
  // The page names files that are all there already: whoever gets it can load them.
  cpSync(page, join(place, 'index.html.new'))
  renameSync(join(place, 'index.html.new'), join(place, 'index.html'))
  removeOldVersions(join(folder, 'standalone', name), version)
}

/** Builds the host for other people's pages. */
export async function buildEmbed({ folder, production, cache }: BuildOptions & { folder: string }) {
  const output = join(folder, 'embed')
  const hash = hashOf(['hosts', 'shared-kernel'], production, folder)
  if (isBuilt('embed', hash) && existsSync(join(output, 'embed.js'))) return
  console.log('Building embed…')
  await compile(embedConfig({ folder: hostsFolder, output, production, cache }))
  await compress(output)
  markBuilt('embed', hash)
}
