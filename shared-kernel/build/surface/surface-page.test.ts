import { surfaceChanges, writeSurface } from './surface-page'

const page = (...texts: string[]) =>
  writeSurface([
    { address: '@portal/kernel', declarations: texts.map((text) => ({ name: '', text })) },
    {
      address: '@portal/contracts/identity/auth',
      declarations: [{ name: 'Pan', text: 'schema Pan: string' }],
    },
  ])

test('two pages differ by the names that were added, removed or changed', () => {
  const before = page('const gone: 1', 'function mask(pan: string): string', 'interface Same {\n  a: 1\n}')
  const after = page('const fresh: 1', 'function mask(pan: number): string', 'interface Same {\n  a: 1\n}')
  expect(surfaceChanges(before, after)).toEqual([
    { kind: 'added', name: '@portal/kernel › fresh' },
    { kind: 'removed', name: '@portal/kernel › gone' },
    { kind: 'changed', name: '@portal/kernel › mask' },
  ])
  expect(surfaceChanges(before, before)).toEqual([])
})

test('beside nothing, every name is new', () => {
  expect(surfaceChanges('', page('const one: 1'))).toEqual([
    { kind: 'added', name: '@portal/contracts/identity/auth › Pan' },
    { kind: 'added', name: '@portal/kernel › one' },
  ])
})

test('a page tells its names by the part that they are of, each below its doc comment', () => {
  const written = writeSurface([
    {
      address: '@portal/kernel',
      declarations: [
        { name: 'Button', text: 'function Button(): Element', subject: 'ui/button', doc: 'Is pressed.' },
        { name: 'mask', text: 'function mask(): string', subject: 'contracts/format' },
      ],
    },
  ])
  expect(written).toMatch(
    /### contracts\/format\n\n```ts\nfunction mask[\s\S]*### ui\/button\n\n```ts\n\/\*\* Is pressed\. \*\/\nfunction Button/,
  )
  const otherWords = written.replace('Is pressed.', 'Can be pressed.')
  expect(surfaceChanges(written, otherWords)).toEqual([])
})
