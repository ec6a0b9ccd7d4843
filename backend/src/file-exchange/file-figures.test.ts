import {
  mkdirSync,
  promises as files,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { measureFiles } from './file-figures'
import { layFile } from './folder'

let folder: string
let register: Registry
beforeEach(() => {
  folder = temporaryFolder('figures')
  register = new Registry()
  measureFiles(register, [{ port: 'payouts', folder }])
})
afterEach(() => jest.restoreAllMocks())

const hour = 3600
/** In hours, as who reads the figures later finds them. */
async function figures(hoursLater = 0): Promise<Record<string, number>> {
  const now = Date.now() + hoursLater * hour * 1000
  jest.spyOn(Date, 'now').mockReturnValue(now)
  const [figure] = await register.getMetricsAsJSON()
  jest.restoreAllMocks()
  const read = figure?.values ?? []
  return Object.fromEntries(
    read.map(({ labels, value }) => [`${labels.port} ${labels.part}`, Math.round(value / hour)]),
  )
}
const lay = (part: string, name: string) => {
  mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, part, name), 'line\n')
}

test('a file that nobody fetches ages until it is fetched, and one that is not read until it is', async () => {
  await layFile(folder, 'out', 'P1.csv', 'line\n')
  expect(await figures(2)).toEqual({ 'payouts out': 2, 'payouts in': 0 })
  lay('in', 'R1.csv')
  expect(await figures(3)).toEqual({ 'payouts out': 3, 'payouts in': 3 })
  mkdirSync(join(folder, 'fetched'))
  renameSync(join(folder, 'out', 'P1.csv'), join(folder, 'fetched', 'P1.csv'))
  rmSync(join(folder, 'in', 'R1.csv'))
  expect(await figures(3)).toEqual({ 'payouts out': 0, 'payouts in': 0 })
})

test('the oldest counts, from when it came here and not from when it was made elsewhere', async () => {
  lay('in', 'R1.csv')
  const yesterday = new Date(Date.now() - 24 * hour * 1000)
  utimesSync(join(folder, 'in', 'R1.csv'), yesterday, yesterday)
  expect(await figures(1)).toEqual({ 'payouts out': 0, 'payouts in': 1 })
})

test('files that are still being written, links and folders do not wait', async () => {
  lay('in', 'R1.csv.part')
  lay('in', '.R2.csv')
  mkdirSync(join(folder, 'in', 'old'))
  symlinkSync('/etc/hostname', join(folder, 'in', 'link'))
  expect(await figures(5)).toEqual({ 'payouts out': 0, 'payouts in': 0 })
})

test('looking makes no folder, and one that is not there has no figure until it is', async () => {
  expect(await figures()).toEqual({ 'payouts out': 0, 'payouts in': 0 })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
  expect(await figures()).toEqual({})
  mkdirSync(folder)
  expect(await figures()).toEqual({ 'payouts out': 0, 'payouts in': 0 })
})

test('of a folder that nobody empties a thousand files are looked at', async () => {
  for (let number = 0; number < 1010; number += 1) lay('out', `P${number}.csv`)
  const look = jest.spyOn(files, 'lstat')
  await register.getMetricsAsJSON()
  expect(look).toHaveBeenCalledTimes(1000)
})

test('a disk that hangs is looked at once, holds up the figures for a second and has its figure again after it', async () => {
  let answer = () => {}
  const hangs = new Promise<string[]>((resolve) => (answer = () => resolve([])))
  const look = jest.spyOn(files, 'readdir').mockReturnValue(hangs as never)
  for (const _reading of [1, 2]) expect((await register.getMetricsAsJSON())[0]?.values).toEqual([])
  expect(look).toHaveBeenCalledTimes(2)
  jest.restoreAllMocks()
  answer()
  await hangs
  expect(await figures()).toEqual({ 'payouts out': 0, 'payouts in': 0 })
})
