import { cpSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { embedConfig, standaloneConfig } from '@portal/build/webpack/hosts.mjs'
import { readRemote } from '@portal/build/webpack/read-remote.mjs'
import { type BuildOptions, compile, isBuilt, markBuilt } from './build-steps'
import { compress } from './compress'
import { removeOldVersions } from './kept-versions'
import { hashOf, type Remote, root } from './packages'
import { addMaps, forgetMaps, mapsOf } from './release-store'
import { writeStandalonePage } from './standalone-page'

const hostsFolder = join(root, 'hosts')

/** Where the maps of a build wait until it is placed. */
const builtMaps = (name: string) => join(root, 'dist/maps', name)

/**
 * Builds the page of one remote on its own, for one version of the remote: the server shows the page of the version
 * that is live. Built anew when the kernel changed too, since it brings its own. Returns where it waits to be placed, and
 * its maps.
 */
export async function buildStandalone(remote: Remote, version: string, { production, cache }: BuildOptions) {
  const built = {
    files: join(root, 'dist/standalone', remote.name),
    maps: builtMaps(`standalone/${remote.name}`),
  }
  const hash = hashOf([remote.name, 'hosts', 'shared-kernel', 'scripts'], production, version)
  const stamp = `${remote.name}-standalone`
  if (isBuilt(stamp, hash) && existsSync(join(built.files, 'index.html'))) return built
  console.log(`Building ${remote.name} standalone…`)
  const publicPath = `/investors/standalone/${remote.name}/${version}/`
  const stats = await compile(
    standaloneConfig({
      remote,
      version,
      folder: hostsFolder,
      output: built.files,
      maps: built.maps,
      publicPath,
      production,
      cache,
    }),
  )
  await compress(built.files)
  const { pages } = await readRemote(remote.folder)
  writeStandalonePage(stats, { output: built.files, publicPath, pages })
  markBuilt(stamp, hash)
  return built
}

/** Puts a built page into a portal's folder, for one version of the remote; older files stay for open tabs. */
export function placeStandalone(
  { files, maps }: { files: string; maps: string },
  folder: string,
  { name, version }: { name: string; version: string },
) {
  const place = join(folder, 'standalone', name, version)
  const page = join(files, 'index.html')
  addMaps(maps, mapsOf(folder), { name: `standalone/${name}`, version })
  cpSync(files, place, { recursive: true, filter: (path) => path !== page })
  // The page names files that are all there already: whoever gets it can load them.
  cpSync(page, join(place, 'index.html.new'))
  renameSync(join(place, 'index.html.new'), join(place, 'index.html'))
  removeOldVersions(join(folder, 'standalone', name), version)
  forgetMaps(join(mapsOf(folder), 'standalone', name), join(folder, 'standalone', name))
}

/** Builds the host for other people's pages. */
export async function buildEmbed({ folder, production, cache }: BuildOptions & { folder: string }) {
  const output = join(folder, 'embed')
  const hash = hashOf(['hosts', 'shared-kernel'], production, folder)
  if (isBuilt('embed', hash) && existsSync(join(output, 'embed.js'))) return
  console.log('Building embed…')
  const maps = builtMaps('embed')
  await compile(embedConfig({ folder: hostsFolder, output, production, cache, maps }))
  addMaps(maps, mapsOf(folder), { name: 'embed', version: '' })
  await compress(output)
  markBuilt('embed', hash)
}
