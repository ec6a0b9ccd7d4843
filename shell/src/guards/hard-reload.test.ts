import { isHardReload } from './hard-reload'

const arriveBy = (type: string | undefined) => {
  const entries = type === undefined ? [] : [{ type }]
  Object.assign(performance, { getEntriesByType: () => entries })
}

test.each([
  ['reload', true],
  ['navigate', false],
  ['back_forward', false],
  [undefined, false],
])('arriving by %s: a hard reload is %s', (type, expected) => {
  arriveBy(type)
  expect(isHardReload()).toBe(expected)
})
