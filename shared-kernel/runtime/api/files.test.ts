import type { AxiosRequestConfig } from 'axios'
import { fileApi } from '@portal/contracts/wire/file'
import { http } from './http'
import { configureApi, downloadFile, uploadFile, type ApiError } from './public'

const seen: AxiosRequestConfig[] = []
const usual = http.defaults.adapter

function answer(status: number, data: unknown) {
  http.defaults.adapter = (config) => {
    seen.push(config)
    config.onUploadProgress?.({ progress: 1, loaded: 1, bytes: 1, lengthComputable: true })
    return Promise.resolve({ status, statusText: '', headers: {}, config, data })
  }
}

beforeEach(() => {
  seen.length = 0
})
afterAll(() => {
  http.defaults.adapter = usual
})

/** Of Node, like the FormData of these tests: the two must come from one world. */
async function cheque(): Promise<File> {
  const form = new FormData()
  form.append('file', await new Response('%PDF-').blob(), 'cheque.pdf')
  return form.get('file') as File
}

const success = { resultCode: 'SUCCESS', resultCodeId: '0', resultMsg: 'Success' }
const data = { documentId: 'd1', link: 'https://portal.example/d', name: 'cheque.pdf', type: 'pdf', size: 5 }

test('a file goes as multipart with the session token, unsealed, and tells how far it is [S7.016, S7.107]', async () => {
  configureApi({
    tokens: {
      session: () => 'token',
      access: () => undefined,
      refreshRequest: () => undefined,
      refreshed: () => undefined,
      inTurn: (refresh) => refresh(),
    },
  })
  answer(200, JSON.stringify({ resultInfo: success, data }))
  const parts: number[] = []
  const stored = await uploadFile(fileApi.upload, await cheque(), { onProgress: (part) => parts.push(part) })
  expect(stored.link).toBe(data.link)
  expect(parts).toEqual([1])
  const [request] = seen
  expect(request?.data).toBeInstanceOf(FormData)
  expect((request?.data as FormData).get('file')).toMatchObject({ name: 'cheque.pdf' })
  expect(request?.headers).toMatchObject({ Authorization: 'Bearer token', checkEnc: 'N' })
  expect(request?.headers?.['Content-Type']).not.toBe('application/json')
  expect(request?.headers?.EncryptionKey).toBeUndefined()
})

test('a refused file is an error with the words of the server', async () => {
  const resultInfo = { resultCode: 'FAILURE', resultCodeId: '-341', resultMsg: 'Choose a smaller file.' }
  answer(200, JSON.stringify({ resultInfo }))
  await expect(uploadFile(fileApi.upload, await cheque())).rejects.toMatchObject({
    kind: 'refused',
    code: '-341',
    message: 'Choose a smaller file.',
  } satisfies Partial<ApiError>)
})

test('a picture is fetched as a blob by its name, which can leave its folder by no spelling [S7.127]', async () => {
  answer(200, new Blob(['<svg/>']))
  expect(await downloadFile(fileApi.image, '../banner.svg')).toBeInstanceOf(Blob)
  expect(seen[0]).toMatchObject({ url: 'image/..%2Fbanner.svg', method: 'get', responseType: 'blob' })
  answer(404, new Blob([]))
  await expect(downloadFile(fileApi.image, 'none.svg')).rejects.toMatchObject({ status: 404 })
})

test('an own document is fetched with the token of the session, a picture of the portal with none', async () => {
  answer(200, new Blob(['%PDF-']))
  await downloadFile(fileApi.document, 'd1.secret')
  await downloadFile(fileApi.image, 'banner.svg')
  expect(seen.map(({ headers }) => headers?.Authorization)).toEqual(['Bearer token', undefined])
})
