import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from './platform/database'
import { createLog } from './platform/log'
import { navUpTo } from './schemes/nav-store'
import { seededSandboxData } from '../test-kit/seeded-sandbox-data'
import { temporaryFolder } from '../test-kit/temporary-folder'

const header =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date'
const command = join(__dirname, '../dist/nav-import.cli.mjs')

/** What the command says and ends with, run as its users run it. */
function run(folder: string, ...lines: string[]) {
  return runWith(folder, [], ...lines)
}

function runWith(folder: string, options: string[], ...lines: string[]) {
  const file = join(folder, 'NAVAll.txt')
  writeFileSync(file, lines.join('\r\n'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file, ...options], {
    env: { ...process.env, PORTAL_DATA_DIR: folder },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('the command ends well only where NAVs of own plans arrived and the file leaves no doubt', async () => {
  const folder = temporaryFolder('nav-import')
  const database = await openDatabase({ dataDir: folder, from: await seededSandboxData(createLog('silent')) })
  const before = await navUpTo(database.db, 'FLEXI-DG', '2020-08-02')
  await database.close()
  expect(run(folder, header, `990020;-;-;Flexi;${before};03-Aug-2020`, '')).toMatchObject({
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
  const absurd = [header, '990020;-;-;Flexi;9999999999;04-Aug-2020', ''] as const
  expect(run(folder, ...absurd)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('1 NAVs of our scheme plans, 0 of them new or changed'),
    stderr: expect.stringMatching(/^NAVs in doubt, not taken: FLEXI-DG 2020-08-04 9999999999.0000: moved by/),
  })
  expect(runWith(folder, ['--take-doubtful', ' '], ...absurd)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--take-doubtful "<why'),
  })
  expect(runWith(folder, ['--take-doubtful', 'The trustee confirms it.'], ...absurd)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 NAVs in doubt were taken, with the reason in the audit log'),
    stderr: '',
  })
})
