import { createEarlyFiles, isEarlyFile } from './early-files'

const manifest = '/investors/remotes.json'
const answerOf = (path: string) => ({ ok: true, path }) as unknown as Response

test('the manifest and the settings are asked for once, when the page is opened, and given to it once', async () => {
  const fetchFile = jest.fn(async (path: string) => answerOf(path))
  const files = createEarlyFiles(fetchFile, () => 0)
  files.askFor()
  expect(fetchFile.mock.calls.flat()).toEqual([manifest, '/investors/config.json'])
  expect(await files.take(manifest)).toMatchObject({ path: manifest })
  expect(await files.take(manifest)).toBeUndefined()
  expect(fetchFile).toHaveBeenCalledTimes(2)
})

test('an answer that is no longer fresh is not given', async () => {
  let time = 0
  const files = createEarlyFiles(
    async (path) => answerOf(path),
    () => time,
  )
  files.askFor()
  time = 10_001
  expect(await files.take(manifest)).toBeUndefined()
})

test.each([
  ['failed', () => Promise.reject(new TypeError('offline'))],
  ['was refused', () => Promise.resolve({ ok: false } as Response)],
])('a page asks itself when the early request %s', async (_, fetchFile) => {
  const files = createEarlyFiles(fetchFile, () => 0)
  files.askFor()
  expect(await files.take(manifest)).toBeUndefined()
})

test('no other file is asked for early', () => {
  expect(isEarlyFile('/investors/config.json')).toBe(true)
  expect(isEarlyFile('/investors/build.json')).toBe(false)
})
