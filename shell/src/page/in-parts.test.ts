import { idle, inParts } from './in-parts'

test('each part waits for the one before, and for what else is to be done', async () => {
  const done: string[] = []
  setTimeout(() => done.push('a press'))
  await inParts([() => Promise.resolve(done.push('first')), () => Promise.resolve(done.push('second'))])
  expect(done).toEqual(['first', 'a press', 'second'])
})

test('a part that fails ends the row', async () => {
  const later = jest.fn()
  await expect(inParts([() => Promise.reject(new Error('gone')), later])).rejects.toThrow('gone')
  expect(later).not.toHaveBeenCalled()
})

test('a browser that does not tell when it is idle goes on in a task of its own', async () => {
  await expect(idle()).resolves.toBeUndefined()
})
