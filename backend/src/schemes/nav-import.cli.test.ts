import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../platform/database'
import { createLog } from '../platform/log'
import { seededWorld } from '../testing/seeded-world'
import { temporaryFolder } from '../testing/temporary-folder'

const header =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
const command = join(__dirname, '../../dist/nav-import.cli.mjs')

/** What the command says and ends with, run as its users run it. */
function run(folder: string, ...lines: string[]) {
  const file = join(folder, 'NAVAll.txt')
  writeFileSync(file, lines.join('\r\n'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file], {
    env: { ...process.env, PORTAL_DATA_DIR: folder },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the command ends well only where NAVs of own plans arrived and the file leaves no doubt', async () => {
  const folder = temporaryFolder('nav-import')
  const database = await openDatabase({ dataDir: folder, from: await seededWorld(createLog('silent')) })
  await database.close()
  expect(run(folder, header, '990020;-;-;Flexi;99.5;03-Aug-2020', '')).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(run(folder, header, '119551;-;-;Other;10;03-Aug-2020', '')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('1 lines read, 1 of them of other schemes'),
    stderr: 'No NAV of an own scheme plan is in the file.\n',
  })
  expect(run(folder, header, '990020;-;-;Flexi;99.')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'The file ends in the middle of a line: a part of it is missing. Fetch it again.\n',
  })
}, 120_000)
