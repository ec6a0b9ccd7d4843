import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'
import { changeStore, type StoreOptions } from './release-store'
import { forgetMaps, mapsBeside } from './source-maps'
import { builtRemote } from './testing/built-remote'
import { releaseChange, storeFor } from './testing/store'

afterAll(removeTemporaryFolders)

/** Releases a version of which the build made this map. */
async function release(store: StoreOptions, version: string, map = `map of ${version}`, code = version) {
  const maps = temporaryFolder('maps')
  writeFileSync(join(maps, 'entry.js.map'), map)
  await changeStore(store, releaseChange({ ...builtRemote(version, code), maps }))
}
const mapOf = (store: StoreOptions, version: string) =>
  join(mapsBeside(store.folder), 'mfe-auth', version, 'entry.js.map')

test('the maps of a release lie beside the served folder, or where a setting says, and never in it', async () => {
  const store = storeFor()
  await release(store, 'a')
  expect(readFileSync(mapOf(store, 'a'), 'utf8')).toBe('map of a')
  const elsewhere = temporaryFolder('elsewhere')
  await release({ ...store, mapsFolder: elsewhere }, 'b')
  expect(readdirSync(join(elsewhere, 'mfe-auth'))).toEqual(['b'])
  expect(existsSync(mapOf(store, 'b'))).toBe(false)
  const served = readdirSync(store.folder, { recursive: true, encoding: 'utf8' })
  expect(served).toContain(join('remotes/mfe-auth/b/entry.js'))
  expect(served.filter((file) => file.includes('.map'))).toEqual([])
})

test('maps are as immutable as their release: others under its version are refused, and nothing is changed', async () => {
  const store = storeFor()
  await release(store, 'a')
  await expect(release(store, 'a', 'another map')).rejects.toThrow('is there already with other content')
  await expect(release(store, 'a', 'map of a', 'other code')).rejects.toThrow('with other content')
  expect(readFileSync(mapOf(store, 'a'), 'utf8')).toBe('map of a')
  await release(store, 'a')
})

test('maps go with their release, and what a crash left of them goes too', async () => {
  const store = { ...storeFor(), keep: 2 }
  await release(store, 'a')
  await release(store, 'b')
  const folder = join(mapsBeside(store.folder), 'mfe-auth')
  const longAgo = Date.now() / 1000 - 2 * 24 * 3600
  for (const left of ['incoming-99', 'orphan']) mkdirSync(join(folder, left))
  utimesSync(join(folder, 'orphan'), longAgo, longAgo)
  await release(store, 'c')
  expect(readdirSync(folder).sort()).toEqual(['b', 'c'])
  expect(readdirSync(join(store.folder, 'remotes/mfe-auth')).sort()).toEqual(['b', 'c'])
})

test('a version of the shell takes its maps along', () => {
  const [maps, files] = [temporaryFolder('maps'), temporaryFolder('shell')]
  for (const version of ['1-a', '2-b']) mkdirSync(join(maps, version))
  mkdirSync(join(files, '2-b'))
  forgetMaps(maps, files)
  expect(readdirSync(maps)).toEqual(['2-b'])
  forgetMaps(join(maps, 'none'), files)
})
