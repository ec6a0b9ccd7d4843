import { codeOfTrace, newTraceId, randomLetters, readSupportCode, traceStart } from './support-code'

test('a trace id has 32 hexadecimal digits, and its code is how it begins', () => {
  for (let tries = 0; tries < 200; tries += 1) {
    const id = newTraceId(randomLetters())
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    const code = codeOfTrace(id) ?? ''
    const { visit, action } = readSupportCode(code) ?? { visit: '', action: '' }
    expect(id.startsWith(traceStart(visit + action))).toBe(true)
    expect(`${visit}-${action}`).toBe(code)
  }
})

test('an id that others made has no code', () => {
  for (const id of ['a'.repeat(32), '0'.repeat(32), '', '374b', traceStart('AEIOU1234')])
    expect(codeOfTrace(id)).toBeUndefined()
})

test.each([
  ['7K3QX-M4PT', { visit: '7K3QX', action: 'M4PT' }],
  [' 7k3qx-m4pt ', { visit: '7K3QX', action: 'M4PT' }],
  ['LOAD-003-TRANSACT-7K3QX', { visit: '7K3QX', action: '' }],
  ['PAGE-001-7K3QX', { visit: '7K3QX', action: '' }],
  ['7K3Q', undefined],
  ['7K3QX-M4P', undefined],
  ['7K3QX%', undefined],
])('“%s” is read', (told, read) => {
  expect(readSupportCode(told)).toEqual(read)
})
