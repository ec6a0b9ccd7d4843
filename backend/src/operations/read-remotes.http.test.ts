import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployed } from '@portal/contracts/manifest/testing/releases'
import { temporaryFolder } from '../../test-kit/temporary-folder'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { clientEvents } from '../telemetry/schema'
import { operationsModule } from './module'

const token = 'a-token-of-the-figures-0123456789abcdef'
const minute = 60_000

let portal: TestPortal
beforeAll(async () => {
  const files = temporaryFolder('portal-files')
  const remotes = [deployed('mfe-auth', ['1', '2'])]
  writeFileSync(join(files, 'remotes.json'), JSON.stringify({ sequence: 1, salt: '', remotes }))
  const env = { PORTAL_FILES: files, PORTAL_METRICS_TOKEN: token }
  portal = await startTestPortal({ modules: [operationsModule], env })
})
afterAll(() => portal.close())

const read = (url: string, bearer = token) =>
  portal.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })

async function told(version: string, visit: string, minutesAgo: number, count?: number) {
  const receivedAt = new Date(portal.platform.clock.now().getTime() - minutesAgo * minute)
  const shared = { receivedAt, remote: 'mfe-auth', version, kernel: '1', shell: 'a', page: '/', visit }
  await portal.platform.db
    .insert(clientEvents)
    .values(
      count === undefined
        ? { ...shared, kind: 'vital', vital: 'LCP', value: 900, count: 1 }
        : { ...shared, kind: 'failure', code: 'PAGE-001', stage: 'unhandled error', count },
    )
}

test('who has the token of the figures reads visits and failures of each version, and nobody else', async () => {
  await told('2', 'AAAAA', 1)
  await told('2', 'AAAAA', 2, 3)
  await told('2', 'BBBBB', 14)
  await told('2', 'CCCCC', 40, 5)
  await told('2', 'DDDDD', 90, 7)
  await told('6.6.6', 'EEEEE', 1, 9)
  expect((await read('/metrics/remotes', 'another')).statusCode).toBe(401)
  const { statusCode, body, headers } = await read('/metrics/remotes')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain(
    '  2  live\n    3 failures, in 1 of 2 visits; 8 failures in 1 h\n    first failure of 24 h: ',
  )
  expect(body).toContain('npm run rollback -- mfe-auth')
  expect(body).not.toContain('6.6.6')
  const figures = (await read('/metrics')).body
  expect(figures).toContain('portal_release_recent{remote="mfe-auth",version="2",what="visits"} 2')
  expect(figures).toContain('portal_release_recent{remote="mfe-auth",version="2",what="failing visits"} 1')
  expect(figures).toContain('portal_release_recent{remote="mfe-auth",version="2",what="failures"} 3')
  expect(figures).not.toContain('6.6.6')
})
