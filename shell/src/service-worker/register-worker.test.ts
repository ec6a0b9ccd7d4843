// @needs-page
import { registerWorker } from './register-worker'

const unregister = jest.fn(async () => true)
const workers = {
  register: jest.fn(async () => ({}) as ServiceWorkerRegistration),
  getRegistration: jest.fn(async () => ({ unregister }) as unknown as ServiceWorkerRegistration),
}
const kept = new Set<string>()

beforeEach(() => {
  jest.clearAllMocks()
  kept.add('portal-files')
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
  })
})

test('the service worker is registered at scope /investors/ [S2.176]', async () => {
  await registerWorker(true)
  expect(workers.register).toHaveBeenCalledWith(
    '/investors/service-worker.js',
    expect.objectContaining({ scope: '/investors/' }),
  )
})

test('an installation without a service worker takes away an earlier one and what it kept', async () => {
  await registerWorker(false)
  expect(unregister).toHaveBeenCalled()
  expect(kept.size).toBe(0)
  expect(workers.register).not.toHaveBeenCalled()
})

test('a browser that refuses, or has no service workers, goes on without', async () => {
  workers.register.mockRejectedValueOnce(new Error('private window'))
  await expect(registerWorker(true)).resolves.toBeUndefined()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  await expect(registerWorker(true)).resolves.toBeUndefined()
})
