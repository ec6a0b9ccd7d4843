import { surfaceChanges, writeSurface } from './surface-page'

const page = (...texts: string[]) =>
  writeSurface([
    { address: '@portal/kernel', declarations: texts.map((text) => ({ name: '', text })) },
    { address: '@portal/kernel/contracts/auth', declarations: [{ name: 'Pan', text: 'schema Pan: string' }] },
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
    { kind: 'added', name: '@portal/kernel › one' },
    { kind: 'added', name: '@portal/kernel/contracts/auth › Pan' },
  ])
})
