import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTemporaryFolders } from '../testing/temporary-folder'
import { copyRelease, folderOf } from './release-files'
import { changeStore, readStore } from './release-store'
import { builtRemote } from './testing/built-remote'
import { releaseChange, storeFor } from './testing/store'

const root = join(__dirname, '../../..')
afterAll(removeTemporaryFolders)

/** What an expression of the scripts gives. */
function inScripts(program: string): unknown {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', `console.log(JSON.stringify(${program}))`]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }))
}

test('an edit that was taken back releases what was released before, though a build of it is another to the byte', async () => {
  const store = storeFor()
  await changeStore(store, releaseChange(builtRemote('a')))
  await changeStore(store, releaseChange(builtRemote('b')))
  const again = builtRemote('a', 'the same in other bytes')
  const released = folderOf(store.folder, again.release)
  expect(() => copyRelease(again.folder, released)).toThrow('is there already with other content')
  const names = [released, again.folder].map((each) => JSON.stringify(each)).join()
  const release = inScripts(`(await import('./scripts/remote-release.ts')).takeReleased(${names})`)
  await changeStore(store, releaseChange({ folder: again.folder, release: release as typeof again.release }))
  expect((await readStore(store)).remotes[0]).toMatchObject({ live: 'a', history: ['b'] })
  expect(readFileSync(join(released, 'entry.js'), 'utf8')).toContain('"a"')
})

test('a version that was never released is taken from nowhere', () => {
  const built = builtRemote('a')
  writeFileSync(join(built.folder, 'mine.js'), 'mine')
  const names = ['/nowhere', built.folder].map((each) => JSON.stringify(each)).join()
  expect(inScripts(`(await import('./scripts/remote-release.ts')).takeReleased(${names}) ?? null`)).toBeNull()
  expect(readFileSync(join(built.folder, 'mine.js'), 'utf8')).toBe('mine')
})

test('a shell whose number is taken gets the next free one', () => {
  const free = (taken: string[]) =>
    inScripts(
      `(await import('./scripts/build-number.ts')).freeNumber('1+a', (each) => ${JSON.stringify(taken)}.includes(each))`,
    )
  expect(free([])).toBe('1+a')
  expect(free(['1+a', '1+a.2'])).toBe('1+a.3')
})
