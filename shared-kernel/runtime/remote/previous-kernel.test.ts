import { release } from '@portal/contracts/manifest/testing/releases'
import { previousKernel } from './previous-kernel'

const names = { api: {} }
const built = { version: '1.3.0', names: 'previous-names.json' }

function sharing() {
  const react = { '19.0.0': {} }
  const kernel = { '2.0.0': {} }
  const federation = {
    shareScopeMap: {
      default: { react, '@portal/kernel': kernel, '@portal/kernel/first-load': kernel },
    } as Record<string, Record<string, object>>,
    registerShared: jest.fn(),
  }
  return { federation, react }
}

test('it is for releases of its own major alone', () => {
  const { isFor } = previousKernel(built, async () => names)
  const forKernel = (kernel: string) => isFor(release('mfe-auth', '1', { kernel }))
  expect(['^1.3.0', '^1.0.0', '^1.4.0', '^2.0.0'].map(forKernel)).toEqual([true, true, false, false])
})

test('one module stands for every part of the kernel, and React is that of the page', async () => {
  const { federation, react } = sharing()
  const previous = previousKernel(built, async () => names)
  await Promise.all([previous.provide(federation), previous.provide(federation)])
  expect(federation.shareScopeMap[previous.scope]).toEqual({ react })
  expect(federation.shareScopeMap[previous.scope]?.react).toBe(react)
  expect(federation.registerShared).toHaveBeenCalledTimes(1)
  const [[shared]] = federation.registerShared.mock.calls
  expect(Object.keys(shared)).toEqual(['@portal/kernel', '@portal/kernel/first-load'])
  for (const { version, scope, lib } of Object.values<{ version: string; scope: string; lib: () => object }>(
    shared,
  ))
    expect([version, scope, lib()]).toEqual(['1.3.0', previous.scope, names])
})

test('where it did not come it is asked for again', async () => {
  const { federation } = sharing()
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(names)
  const previous = previousKernel(built, load)
  await expect(previous.provide(federation)).rejects.toThrow('gone')
  await previous.provide(federation)
  expect(federation.registerShared).toHaveBeenCalledTimes(1)
})
