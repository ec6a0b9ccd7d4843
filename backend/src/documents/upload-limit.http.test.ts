import { fileApi } from '@portal/contracts/wire/file'
import { limits } from '@portal/contracts/validation'
import sharp from 'sharp'
import { startPostgresPortal } from '../../test-kit/postgres-portal'
import type { TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { documents } from './schema'

let portal: TestPortal
beforeAll(async () => void (portal = await startPostgresPortal()), 240_000)
afterAll(() => portal.close())

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
  const answers = await Promise.all(Array.from({ length: limits.anHour.uploads + 10 }, upload))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(limits.anHour.uploads)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await portal.platform.db.select({ id: documents.id }).from(documents)).toHaveLength(30)
})
