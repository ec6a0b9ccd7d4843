import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { documentApi } from '@portal/contracts/wire/document'
import { fileApi } from '@portal/contracts/wire/file'
import sharp from 'sharp'
import { sharedNames, sharedPath } from '@portal/testing/node'
import type { Refusal } from '../platform/refusal'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { people } from '../../sandbox/data/people'
import { acceptUpload } from './accept-upload'
import { ownDocument } from './document-store'

const asha = people.asha.pan
let portal: TestPortal
let token: string

beforeAll(async () => {
  portal = await startTestPortal()
  token = await portal.loginAs(asha)
})
afterAll(() => portal.close())

const picture = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#808000' } })

function form(content: Uint8Array, filename = 'cheque.png') {
  const boundary = `portal${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

async function upload(content: Uint8Array, filename?: string, bearer: string | null = token) {
  const { headers, payload } = form(content, filename)
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${fileApi.upload.path}`,
    headers: {
      ...headers,
      deviceId: 'test-device-0001',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    payload,
  })
  return { status: answer.statusCode, ...answer.json() }
}

const refusal = async (content: Uint8Array) => {
  try {
    await acceptUpload(content, asha)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

const fetched = (link: string, bearer?: string) =>
  portal.app.inject({
    url: new URL(link).pathname,
    headers: { deviceId: 'test-device-0001', ...(bearer && { authorization: `Bearer ${bearer}` }) },
  })
const linkTo = (documentId: string, bearer = token) =>
  portal.call(documentApi.link, { documentId }, { token: bearer })
const secondsLater = (seconds: number) =>
  portal.platform.clock.moveTo(new Date(portal.platform.clock.now().getTime() + seconds * 1000))

test('an upload answers data.link, which gives the session the file as an attachment [S7.107]', async () => {
  const { data } = await upload(await picture().png().toBuffer(), '../../My <b>Scheck</b> 1 ünd.PNG')
  expect(data).toMatchObject({ name: 'b 1 und.png', type: 'png', link: expect.stringMatching(/^http/) })
  const file = await fetched(data.link, token)
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="b 1 und.png"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 })
})

test('a link opens nothing for whoever has it without the session, or with the session of somebody else', async () => {
  const { data } = await upload(await picture().png().toBuffer())
  expect((await fetched(data.link)).statusCode).toBe(401)
  expect((await fetched(data.link, await portal.loginAs(people.bharat.pan))).statusCode).toBe(404)
})

test('a link lives for 60 seconds, and the session of the owner fetches a new one', async () => {
  const { data } = await upload(await picture().png().toBuffer())
  await secondsLater(59)
  expect((await fetched(data.link, token)).statusCode).toBe(200)
  await secondsLater(1)
  expect((await fetched(data.link, token)).statusCode).toBe(404)
  const { data: fresh } = await linkTo(data.documentId)
  expect(fresh).toEqual({ link: expect.stringContaining(data.documentId), expiresInSeconds: 60 })
  expect((await fetched(fresh.link, token)).statusCode).toBe(200)
  expect((await fetched(data.link, token)).statusCode).toBe(404)
})

test('a link that is guessed, and a document of another investor, are not found', async () => {
  const { data } = await upload(await picture().png().toBuffer())
  for (const name of ['guess', data.documentId, `${data.documentId}.${'a'.repeat(32)}`])
    expect((await fetched(`http://portal/api/v1/document/${name}`, token)).statusCode).toBe(404)
  expect((await linkTo(data.documentId, await portal.loginAs(people.bharat.pan))).status).toBe(404)
  await expect(ownDocument(portal.platform, people.bharat.pan, data.documentId)).rejects.toMatchObject({
    httpStatus: 404,
  })
  expect((await ownDocument(portal.platform, asha, data.documentId)).pan).toBe(asha)
})

test('an upload needs a session and a multipart body with a file', async () => {
  expect((await upload(await picture().png().toBuffer(), undefined, null)).status).toBe(401)
  const json = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${fileApi.upload.path}`,
    headers: { deviceId: 'test-device-0001', authorization: `Bearer ${token}` },
    payload: {},
  })
  expect(json.statusCode).toBe(400)
})

test('a file above 5 MB and an empty one are refused with what to do [S5.072]', async () => {
  const large = await upload(Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(large.resultInfo).toMatchObject({
    resultCodeId: '-341',
    resultMsg: expect.stringContaining('Choose a smaller file'),
  })
  expect((await upload(Buffer.alloc(0))).resultInfo.resultCodeId).toBe('-341')
})

test('the rule of 5 MB does not hang on the parser that stops reading there [S5.072]', async () => {
  const outcome = (bytes: number) =>
    acceptUpload(Buffer.alloc(bytes), asha).catch(({ code }: Refusal) => code)
  expect(await outcome(5 * 1024 * 1024 + 1)).toBe('-341')
  expect(await outcome(5 * 1024 * 1024)).toBe('-340')
})

test('no place, camera or comment of a picture is kept, and it stands upright', async () => {
  const exif = { IFD0: { Make: 'Spycam', Copyright: 'secret words' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } }
  const turned = await picture().withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  const { content } = await acceptUpload(
    Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')]),
    asha,
  )
  const kept = await sharp(content).metadata()
  expect(kept).toMatchObject({ width: 20, height: 40 })
  expect(kept.exif).toBeUndefined()
  expect(Buffer.from(content).includes('Spycam')).toBe(false)
  expect(Buffer.from(content).includes('<script>')).toBe(false)
})

test.each<[string, Buffer, string]>([
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), '-340'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), '-340'],
  ['a program', Buffer.from('MZ\x90\0'), '-340'],
  ['a GIF that is a script', Buffer.from('GIF89a/*'.padEnd(64, ' ') + '*/=alert(1)'), '-342'],
  ['a PNG of nothing but its first bytes', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), '-342'],
])('%s is refused [S5.072]', async (_what, content, code) => {
  expect(await refusal(content)).toBe(code)
})

test('a picture of an iPhone is refused with how to make a jpeg of it', async () => {
  const heic = await upload(Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1'), 'IMG_0001.HEIC')
  expect(heic.resultInfo).toMatchObject({
    resultCodeId: '-340',
    resultMsg: expect.stringMatching(/HEIC picture.*jpeg/),
  })
})

test.each(['photo.jfif', 'photo', 'cheque.jpg (1)'])('%s is taken for the jpeg that it is', async (name) => {
  const { data } = await upload(await picture().jpeg().toBuffer(), name)
  expect(data).toMatchObject({ type: 'jpg', name: expect.stringMatching(/^[a-z]+.*\.jpg$/) })
})

/** A JPEG, and where the header of its scan begins. */
async function photo() {
  const content = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer()
  return { content, scan: content.indexOf(Buffer.from([0xff, 0xda])) }
}

test('a camera that writes 0 for the end of the spectrum into the header of a scan takes good pictures', async () => {
  const { content, scan } = await photo()
  const end = scan + content.readUInt16BE(scan + 2)
  expect(content[end]).toBe(63)
  content[end] = 0
  expect(await sharp((await acceptUpload(content, asha)).content).metadata()).toMatchObject({ width: 300 })
})

test('stray bytes between the markers of a jpeg are overlooked, and one that is cut off is refused', async () => {
  const { content, scan } = await photo()
  const strays = Buffer.concat([content.subarray(0, scan), Buffer.alloc(3), content.subarray(scan)])
  expect(await refusal(strays)).toBe('accepted')
  expect(await refusal(content.subarray(0, content.length >> 1))).toBe('-342')
})

test('a picture that bursts when opened is refused', async () => {
  const bomb = await sharp({
    create: { width: 7_000, height: 6_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
  expect(await refusal(bomb)).toBe('-342')
})

test('of the public PNG suite every good picture is taken and every corrupt one refused', async () => {
  const folder = 'pngsuite/png'
  const wrong: string[] = []
  const names = sharedNames(folder).filter((name) => name.endsWith('.png'))
  for (const name of names) {
    const taken = (await refusal(readFileSync(sharedPath(`${folder}/${name}`)))) === 'accepted'
    if (taken === name.startsWith('x')) wrong.push(name)
  }
  expect(names).toHaveLength(175)
  expect(wrong).toEqual([])
})

test('of the public TIFF pictures all that can be drawn are taken, and no format that is not offered', async () => {
  const folder = 'libtiff/test/images'
  const taken: string[] = []
  const names = sharedNames(folder).filter((name) => /\.(tiff|gif|bmp|p[bgp]m)$/.test(name))
  for (const name of names)
    if ((await refusal(readFileSync(sharedPath(`${folder}/${name}`)))) === 'accepted') taken.push(name)
  // Old-style LZW, which no writer has made since 1992: nobody can draw it anew, so it cannot be kept.
  const undrawable = ['quad-lzw-compat.tiff']
  const offered = names.filter((name) => /\.(tiff|gif)$/.test(name))
  expect(offered).toHaveLength(13)
  expect(taken).toEqual(offered.filter((name) => !undrawable.includes(name)))
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['breaks off', (whole) => whole.subarray(0, whole.length - 30)],
  ['breaks off in its head', (whole) => whole.subarray(0, 40)],
  ['has no end', (whole) => Buffer.concat([whole.subarray(0, 200), Buffer.from('--')])],
  ['is nothing of the kind', () => Buffer.from('nothing')],
])('a multipart body that %s is a bad request', async (_, change) => {
  const { headers, payload } = form(await picture().png().toBuffer())
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/v1/${fileApi.upload.path}`,
    headers: { ...headers, deviceId: 'test-device-0001', authorization: `Bearer ${token}` },
    payload: change(payload),
  })
  expect(answer.statusCode).toBe(400)
})

test('uploads that are refused count in the hour like those that are kept', async () => {
  const bearer = await portal.loginAs(people.chitra.pan)
  const outcomes: number[] = []
  for (let round = 0; round < 31; round += 1)
    outcomes.push((await upload(Buffer.from('no picture'), 'a.png', bearer)).status)
  expect(outcomes).toEqual([...Array<number>(30).fill(200), 429])
})
