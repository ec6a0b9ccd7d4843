import { fileApi } from '@portal/kernel/contracts/file'
import sharp from 'sharp'
import { identityModule } from '../identity/module'
import { type PostgresServer, startPostgres } from '../testing/postgres-server'
import { startTestPortal, type TestPortal } from '../testing/test-portal'
import { seedInvestors } from '../sandbox/seeds/seed-investors'
import { seedRegistries } from '../sandbox/seeds/seed-registries'
import { people } from '../sandbox/world/people'
import { documentLimits } from './document-store'
import { documentsModule } from './module'
import { documents } from './schema'

/** On a real server: the embedded database would count one after the other anyway. */
let server: PostgresServer
let portal: TestPortal
beforeAll(async () => {
  server = await startPostgres()
  portal = await startTestPortal({
    url: server.url,
    modules: [identityModule, documentsModule],
    sandbox: { seeds: [seedRegistries, seedInvestors] },
  })
}, 120_000)
afterAll(async () => {
  await portal.close()
  await server.remove()
})

test('of more uploads at once than an hour allows exactly as many are kept as it allows', async () => {
  const token = await portal.loginAs(people.asha.pan)
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#808000' } })
  const content = await picture.png().toBuffer()
  const upload = () =>
    portal.app.inject({
      method: 'POST',
      url: `/api/v1/${fileApi.upload.path}`,
      headers: {
        'content-type': 'multipart/form-data; boundary=portal',
        deviceId: 'test-device-0001',
        authorization: `Bearer ${token}`,
      },
      payload: Buffer.concat([
        Buffer.from('--portal\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
        content,
        Buffer.from('\r\n--portal--\r\n'),
      ]),
    })
  const answers = await Promise.all(Array.from({ length: documentLimits.uploadsAnHour + 10 }, upload))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(documentLimits.uploadsAnHour)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await portal.platform.db.select({ id: documents.id }).from(documents)).toHaveLength(30)
}, 60_000)
