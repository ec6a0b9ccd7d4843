// @needs-page
import { panHash, type ReleaseManifest } from '@portal/kernel/internal'
import { signOut } from '@portal/kernel'
import { act } from '@testing-library/react'
import { deployed } from '@portal/testing/node'
import { answerCalls, asha, logIn } from '../testing/portal'
import { currentVisitor } from './visitor'

const canariesInCookie = () => /portal-canaries=([^;]*)/.exec(document.cookie)?.[1]

beforeAll(() => history.replaceState(null, '', '/investors/home/dashboard'))

test('the server is told of the canaries that an investor gets by PAN, and no longer after signing out', async () => {
  const pans = [await panHash('salt', asha.pan)]
  const remotes = [
    deployed('mfe-auth', ['1', '2'], { canary: { version: '1', pans } }),
    deployed('mfe-transact', ['1', '2'], { canary: { version: '1', pans: ['0'.repeat(64)] } }),
    deployed('mfe-portfolio', ['1']),
  ]
  const manifest: ReleaseManifest = { sequence: 1, salt: 'salt', remotes }
  await currentVisitor(manifest)
  expect(canariesInCookie()).toBeUndefined()
  answerCalls({ 'auth/logout': {} })
  logIn()
  expect((await currentVisitor(manifest)).panHash).toBe(pans[0])
  expect(canariesInCookie()).toBe('mfe-auth')
  await act(() => signOut('forced'))
  await currentVisitor(manifest)
  expect(canariesInCookie()).toBeUndefined()
})
