// @needs-page
import { countedSource, patternOf } from '@portal/kernel/internal'
import { ownerOfPage } from './follow-router'
import { shellBuild } from './page-report'

type Matches = Parameters<typeof ownerOfPage>[0]
const matches = (...routes: object[]) => routes.map((route) => ({ route })) as unknown as Matches

test('a page is named by its route as written, and belongs to the remote of its handle', () => {
  const page = matches(
    { path: '/' },
    { path: 'home/receipt/:order', handle: { remote: 'mfe-transact', version: '1.0.0-a' } },
  )
  expect(patternOf(page)).toBe('/home/receipt/:order')
  expect(ownerOfPage(page)).toEqual({ remote: 'mfe-transact', version: '1.0.0-a' })
})

test('what no remote owns is the shell', () => {
  expect(ownerOfPage(matches({ path: '/' }, { path: '*', handle: { title: 'Page not found' } }))).toEqual({
    remote: 'shell',
    version: '',
  })
  expect(patternOf(matches())).toBe('/')
})

test('a remote that came up is counted, one that did not is not', async () => {
  const report = jest.fn()
  const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce({})
  const source = countedSource({ readManifest: jest.fn(), register: jest.fn(), load }, report)
  const release = { name: 'mfe-auth', version: '1.0.0-a' } as Parameters<typeof source.load>[0]
  await expect(source.load(release)).rejects.toThrow('404')
  expect(report).not.toHaveBeenCalled()
  await source.load(release)
  expect(report).toHaveBeenCalledWith({
    kind: 'load',
    remote: 'mfe-auth',
    version: '1.0.0-a',
    milliseconds: expect.any(Number),
  })
})

test("the shell's build is read from its script's name", () => {
  const page = document.implementation.createHTMLDocument()
  expect(shellBuild(page)).toBe('')
  const script = page.createElement('script')
  script.src = '/investors/shell/0.0.564-0a1b2c3d/main.1a2b3c4d.js'
  page.head.append(script)
  expect(shellBuild(page)).toBe('1a2b3c4d')
})
