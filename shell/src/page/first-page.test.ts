import { firstPage } from './first-page'

type Router = Parameters<typeof firstPage>[0]

/** A router whose first page comes when it is told. */
function slowRouter() {
  const listeners = new Set<Parameters<Router['subscribe']>[0]>()
  const router: Router = {
    state: { initialized: false },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const notify = (initialized: boolean) =>
    [...listeners].forEach((listener) => listener({ initialized } as never, {} as never))
  return { router, notify, listeners }
}

test('waits for the first page, however often the router tells of other things before', async () => {
  const { router, notify, listeners } = slowRouter()
  const arrived = jest.fn()
  const waiting = firstPage(router).then(arrived)
  notify(false)
  await Promise.resolve()
  expect(arrived).not.toHaveBeenCalled()
  notify(true)
  await waiting
  expect(arrived).toHaveBeenCalled()
  expect(listeners.size).toBe(0)
})

test('a page that is there already is not waited for', async () => {
  await expect(firstPage({ state: { initialized: true }, subscribe: jest.fn() })).resolves.toBeUndefined()
})
