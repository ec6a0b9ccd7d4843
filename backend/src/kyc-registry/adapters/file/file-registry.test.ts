import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeKycRegistry, type SuiteRecord } from '../../../../test-kit/kyc-registry/registry-suites'
import { temporaryFolder } from '../../../../test-kit/temporary-folder'
import { codeOf, kraMoment, residencyCodes } from '../../../../sandbox/providers/registries/kra-wire'
import { type KycQuestion, RegistrySilent } from '../../ports'
import { fileRegistry, requestList } from './file-registry'

const pan = 'ZZZPV1001A'
const titles = 'APP_PAN_NO,APP_NAME,APP_DOB_INCORP,APP_STATUS,APP_STATUSDT,APP_RES_STATUS'
const without = 'ZZZPX9999Z,"",,005,,'
const asha = (code: string, at: string, name = '"VERMA, ASHA ""A"""') =>
  `${pan},${name},14-03-1986,${code},${at},R`

const lineOf = ({ birthDate, statusAt, ...record }: SuiteRecord) =>
  [
    record.pan,
    '"RAO, A"',
    birthDate.split('-').reverse().join('-'),
    codeOf(record),
    kraMoment(statusAt),
    residencyCodes[record.residency],
  ].join(',')

async function startFolder() {
  const own = { folder: temporaryFolder('kra-files') }
  const missing = join(own.folder, 'nowhere')
  const there = { ...own }
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(join(there.folder, name), lines.join('\r\n'))
  const fault = (name: string, failure: 'silent' | 'unreadable', begin: () => void) => ({
    name,
    failure,
    begin,
  })
  return {
    write,
    adapter: {
      source: 'file' as const,
      inquire: (question: KycQuestion) => fileRegistry(own).inquire(question),
    },
    knows: (records: readonly SuiteRecord[]) => write('1.csv', titles, ...records.map(lineOf), without),
    faults: [
      fault('no folder', 'silent', () => void (own.folder = missing)),
      fault('agencies that were not asked', 'silent', () =>
        write('2.csv', titles, asha('300', '02-08-2026')),
      ),
      fault('other columns', 'unreadable', () => write('2.csv', 'PAN,STATUS', `${pan},002`)),
      fault('a row that breaks off', 'unreadable', () => write('2.csv', titles, `${pan},"VERMA`)),
      fault('a row without a status', 'unreadable', () => write('2.csv', titles, asha('', '02-08-2026'))),
      fault('a file without end', 'unreadable', () => write('2.csv', titles, 'x'.repeat(21_000_000))),
    ],
    heal() {
      own.folder = there.folder
      rmSync(join(there.folder, '2.csv'), { force: true })
    },
    close: async () => rmSync(there.folder, { recursive: true }),
  }
}

describeKycRegistry('file', startFolder)

test('of several rows about one PAN the newest status counts, in whatever file it is', async () => {
  const { adapter, write } = await startFolder()
  write('a.csv', titles, asha('307', '03-08-2026 10:00:00'), asha('303', '02-08-2026'))
  write('b.csv', titles, asha('301', '01-08-2026'))
  expect(await adapter.inquire({ pan, birthDate: null })).toMatchObject({
    status: 'Validated',
    agency: 'CAMS',
  })
})

test('a PAN that no file answers is no answer, and gets onto the list once', async () => {
  const folder = temporaryFolder('kra-list')
  const registry = fileRegistry({ folder })
  for (const each of [pan, 'ZZZPR1002B', pan])
    await expect(registry.inquire({ pan: each, birthDate: null })).rejects.toThrow(RegistrySilent)
  expect(readFileSync(join(folder, requestList), 'utf8')).toBe(`${pan}\nZZZPR1002B\n`)
})
