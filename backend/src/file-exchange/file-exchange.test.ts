import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringFile, fetchFiles } from '../../sandbox/providers/exchanged-files'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { openTasks } from '../operations/ops-tasks'
import { FileRefusal } from '../platform/file-refusal'
import { exchangeFolder } from './folder'
import { readFiles } from './incoming'
import { type FileContent, linesOfFile, outgoingOf, queueLine, writeFiles } from './outgoing'

let portal: TestPortal
beforeAll(async () => void (portal = await startTestPortal()))
afterAll(() => portal.close())

let channel = ''
let folder = ''
let channels = 0
beforeEach(() => {
  channels += 1
  channel = `test ${channels}`
  folder = temporaryFolder('exchange')
})

const draw = ({ lines, day, number }: FileContent) => ({
  name: `T_${day}_${number}.txt`,
  text: lines.map(({ subjectId, line }) => `${subjectId} ${JSON.stringify(line)}\n`).join(''),
})
const queue = (subjectId: string, line: object = {}) =>
  queueLine(portal.platform.db, { channel, subjectId, line, queuedAt: portal.platform.clock.now() })
const write = (change: { most?: number; folder?: string; draw?: typeof draw } = {}) =>
  writeFiles(portal.platform, { channel, folder, draw, ...change })
const content = (name: string, part = 'out') => readFileSync(join(folder, part, name), 'utf8')
const tasks = async () =>
  (await openTasks(portal.platform.db))
    .filter(({ subject }) => subject.startsWith(channel))
    .map(({ kind, subject }) => `${kind} ${subject}`)

describe('what goes out', () => {
  test('a subject has one line, in one file, however often it is queued and the job runs', async () => {
    await queue('a', { amount: 1 })
    await queue('a', { amount: 2 })
    await queue('b')
    expect(await outgoingOf(portal.platform.db, channel, ['a'])).toMatchObject([{ file: null }])
    expect(await write()).toBe(1)
    expect(await write()).toBe(0)
    await queue('b')
    await queue('c')
    expect(await write()).toBe(1)
    const [first = '', second = ''] = readdirSync(join(folder, 'out')).sort()
    expect([content(first), content(second)]).toEqual(['a {"amount":1}\nb {}\n', 'c {}\n'])
    expect(await linesOfFile(portal.platform.db, channel, first)).toEqual([
      { subjectId: 'a', line: { amount: 1 } },
      { subjectId: 'b', line: {} },
    ])
    expect(await outgoingOf(portal.platform.db, channel, ['c', 'x'])).toMatchObject([{ file: second }])
  })

  test('more lines than a file takes make more files, numbered within the day', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await queue(id)
    expect(await write({ most: 2 })).toBe(3)
    const names = readdirSync(join(folder, 'out')).sort()
    expect(names.map((name) => name.at(-5))).toEqual(['1', '2', '3'])
    expect(names.map((name) => content(name).split('\n').length - 1)).toEqual([2, 2, 1])
  })

  test('a folder that is not there is a task for a person; the same file is written once it is', async () => {
    await queue('a')
    const elsewhere = join(folder, 'nowhere')
    await expect(write({ folder: elsewhere })).rejects.toThrow('ENOENT')
    expect(existsSync(elsewhere)).toBe(false)
    expect(await tasks()).toEqual([`file-unwritten ${channel}`])
    await queue('b')
    expect(await write()).toBe(2)
    expect(
      readdirSync(join(folder, 'out'))
        .map((name) => content(name))
        .sort(),
    ).toEqual(['a {}\n', 'b {}\n'])
    expect(await tasks()).toEqual([])
  })

  test('a crash after the file was laid writes the same one again under its name', async () => {
    await queue('a')
    let laid = 0
    const crash = (file: FileContent) => {
      laid += 1
      if (laid === 1) throw new Error('the process ended')
      return draw(file)
    }
    await expect(write({ draw: crash })).rejects.toThrow('the process ended')
    expect(await write({ draw: crash })).toBe(1)
    expect(readdirSync(join(folder, 'out'))).toHaveLength(1)
  })

  test('a name that leaves the folder is refused', async () => {
    await queue('a')
    const named = (name: string) => write({ draw: () => ({ name, text: '' }) })
    for (const name of ['../a.txt', 'a/b', '.hidden', '', 'a.part'])
      await expect(named(name)).rejects.toThrow('cannot be the name of a file')
    expect(await write()).toBe(1)
  })
})

describe('what comes in', () => {
  const lay = (name: string, text: string) => {
    mkdirSync(join(folder, 'in'), { recursive: true })
    writeFileSync(join(folder, 'in', name), text)
  }
  const taken: string[] = []
  beforeEach(() => void taken.splice(0))
  const read = (take: (text: string) => void = (text) => void taken.push(text)) =>
    readFiles(portal.platform, { channel, folder, read: async ({ bytes }) => take(bytes.toString()) })

  test('each whole file is read once by its bytes, whatever its name, and kept', async () => {
    lay('b.txt', 'two')
    lay('a.txt', 'one')
    lay('c.txt.part', 'half')
    lay('.d.txt', 'half')
    symlinkSync('/etc/hostname', join(folder, 'in', 'link'))
    expect(await read()).toBe(2)
    expect(taken).toEqual(['one', 'two'])
    lay('copy.txt', 'one')
    lay('a.txt', 'three')
    expect(await read()).toBe(1)
    expect(taken).toEqual(['one', 'two', 'three'])
    expect(readdirSync(join(folder, 'in')).sort()).toEqual(['.d.txt', 'c.txt.part', 'link'])
    expect(readdirSync(join(folder, 'done'))).toHaveLength(4)
    expect(content('a.txt', 'done')).toBe('one')
  })

  test('a refused file goes to a person, and is tried again once it is laid in again', async () => {
    lay('a.txt', 'unreadable')
    const refuse = () => {
      throw new FileRefusal('there is no amount', 3)
    }
    expect(await read(refuse)).toBe(0)
    expect(content('a.txt', 'refused')).toBe('unreadable')
    expect(await tasks()).toEqual([`file-refused ${channel} a.txt`])
    lay('a.txt', 'unreadable')
    expect(await read()).toBe(1)
    expect(await tasks()).toEqual([])
  })

  test('one that cannot be booked stays for the next run and holds up no other', async () => {
    lay('a.txt', 'one')
    lay('b.txt', 'two')
    const stumble = (text: string) => {
      if (text === 'one') throw new Error('the database is away')
      taken.push(text)
    }
    await expect(read(stumble)).rejects.toThrow('the database is away')
    expect(taken).toEqual(['two'])
    expect(await read()).toBe(1)
    expect(taken).toEqual(['two', 'one'])
  })

  test('a folder that is not there is said', async () => {
    rmSync(folder, { recursive: true })
    await expect(read()).rejects.toThrow('ENOENT')
  })

  test('a file that is larger than any is refused unread', async () => {
    lay('a.txt', 'x'.repeat(51 * 1024 * 1024))
    expect(await read()).toBe(0)
    expect(readdirSync(join(folder, 'refused'))).toEqual(['a.txt'])
  })
})

test('the other side fetches each file once and brings its answer', async () => {
  await queue('a')
  await write()
  const fetched: string[] = []
  const answer = () =>
    fetchFiles(folder, async ({ name, text }) => {
      fetched.push(text)
      await bringFile(folder, `R_${name}`, text)
    })
  await answer()
  await answer()
  expect(fetched).toEqual(['a {}\n'])
  expect(readdirSync(join(folder, 'in'))).toHaveLength(1)
})

test('a sandbox has a folder without a setting, production none, and a reset empties it', async () => {
  const { config } = portal.platform
  const own = exchangeFolder(config, 'TEST_FOLDER', 'tests')
  expect(own.startsWith(config.dataDir)).toBe(true)
  await bringFile(own, 'a.txt', 'one')
  const reset = () => portal.app.inject({ method: 'POST', url: '/sandbox/reset', payload: {} })
  expect((await reset()).statusCode).toBe(200)
  expect(readdirSync(own)).toEqual([])
  const named = { ...config, mode: 'production' as const, env: { TEST_FOLDER: folder } }
  expect(exchangeFolder(named, 'TEST_FOLDER', 'tests')).toBe(folder)
  expect(() => exchangeFolder({ ...named, env: {} }, 'TEST_FOLDER', 'tests')).toThrow('TEST_FOLDER')
})
