// @needs-page
import { watchTraces, type Traces, type TraceWatch } from './page-traces'

let watch: TraceWatch
let before: Traces
beforeEach(() => {
  watch = watchTraces()
  before = watch.count()
})
afterEach(() => watch.stop())

const added = () => {
  const after = watch.count()
  const names = Object.keys(before) as (keyof Traces)[]
  return Object.fromEntries(
    names.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
  )
}

test('sees a node, a style sheet, a listener, an interval and a timer that stay', () => {
  const style = document.head.appendChild(document.createElement('style'))
  const listen = () => undefined
  document.addEventListener('click', listen)
  const interval = setInterval(() => undefined, 1000)
  const timeout = setTimeout(() => undefined, 1000)
  expect(added()).toEqual({ nodes: 1, styles: 1, listeners: 1, intervals: 1, timeouts: 1 })
  style.remove()
  document.removeEventListener('click', listen)
  clearInterval(interval)
  clearTimeout(timeout)
  expect(added()).toEqual({})
})

test('a listener counts once however often it is added, by its phase, and no more once it was to run once and has', () => {
  const listen = () => undefined
  window.addEventListener('focus', listen)
  window.addEventListener('focus', listen)
  expect(added()).toEqual({ listeners: 1 })
  window.removeEventListener('focus', listen, true)
  expect(added()).toEqual({ listeners: 1 })
  window.removeEventListener('focus', listen)
  window.addEventListener('scroll', listen, { once: true })
  expect(added()).toEqual({ listeners: 1 })
  window.dispatchEvent(new Event('scroll'))
  expect(added()).toEqual({})
})

test('what is listened to on a part that was taken away went with it', () => {
  const part = document.body.appendChild(document.createElement('div'))
  part.addEventListener('click', () => undefined)
  expect(added()).toEqual({ nodes: 1, listeners: 1 })
  part.remove()
  expect(added()).toEqual({})
})

test('a timer that has run is gone', () => {
  jest.useFakeTimers()
  const faked = watchTraces()
  setTimeout(() => undefined, 10)
  expect(faked.count().timeouts).toBe(1)
  jest.advanceTimersByTime(10)
  expect(faked.count().timeouts).toBe(0)
  faked.stop()
  jest.useRealTimers()
})
