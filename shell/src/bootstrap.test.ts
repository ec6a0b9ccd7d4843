// @needs-page
import { startInspectablePortal } from './inspector/inspectable-portal'
import { startPortal } from './start-portal'

jest.mock('./start-portal', () => ({ startPortal: jest.fn() }))
jest.mock('./inspector/inspectable-portal', () => ({ startInspectablePortal: jest.fn() }))
jest.mock('./federation/federated-source', () => ({ createFederatedSource: () => ({}) }))
jest.mock('./federation/unsigned-manifest', () => ({ reportUnsigned: jest.fn() }))

const sandbox = '<meta name="portal-mode" content="sandbox">'
const begin = async (page: string, isInBuild: boolean) => {
  document.head.innerHTML = page
  Object.assign(globalThis, { __INSPECTOR__: isInBuild, __MANIFEST_KEYS__: [] })
  await jest.isolateModulesAsync(async () => void (await import('./bootstrap')))
}

test.each([
  ['a sandbox, built for one', true, { page: sandbox, isInBuild: true }],
  ['a sandbox with a build for production', false, { page: sandbox, isInBuild: false }],
  ['production with a build for a sandbox', false, { page: '', isInBuild: true }],
  ['production', false, { page: '', isInBuild: false }],
])('in %s the inspector is there: %s', async (_, isThere, { page, isInBuild }) => {
  jest.clearAllMocks()
  await begin(page, isInBuild)
  expect(jest.mocked(startInspectablePortal).mock.calls).toHaveLength(isThere ? 1 : 0)
  expect(jest.mocked(startPortal).mock.calls).toHaveLength(isThere ? 0 : 1)
})
