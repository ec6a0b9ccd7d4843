import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { removeOldVersions } from '../../../scripts/kept-versions'
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder'

afterAll(removeTemporaryFolders)

/** A folder with the versions v1 (the oldest) to v<count>. */
function versions(count: number): string {
  const folder = temporaryFolder('shell')
  for (let age = 1; age <= count; age += 1) {
    mkdirSync(join(folder, `v${age}`))
    utimesSync(join(folder, `v${age}`), age, age)
  }
  return folder
}

test('the ten newest versions stay for open tabs, and the one that was just put in place, however old', () => {
  const folder = versions(12)
  removeOldVersions(folder, 'v12')
  expect(readdirSync(folder).sort()).toEqual(
    ['v10', 'v11', 'v12', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'v9'].sort(),
  )
  const rolledBack = versions(12)
  removeOldVersions(rolledBack, 'v1')
  expect(readdirSync(rolledBack)).toContain('v1')
  expect(readdirSync(rolledBack)).toHaveLength(10)
  // Now it is the newest.
  removeOldVersions(rolledBack, 'v12')
  expect(readdirSync(rolledBack)).toContain('v1')
})
