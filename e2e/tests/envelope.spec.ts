import { authApi } from '@portal/contracts/identity/auth'
import { ApiClient, type SealedRequest } from '../fixtures/api-client'
import { expect, test } from '../fixtures/test'

const pan = 'ZZZPN1004D'
const registration = {
  pan,
  email: 'dev.nair@example.in',
  mobile: '9810001004',
  countryCode: '+91',
  isInternational: false,
}

/** Status and body: what somebody who attacks the envelope gets to see. */
async function refusalOf(client: ApiClient, request: SealedRequest) {
  const response = await client.send(request)
  return { status: response.status, body: await response.json() }
}

const flip = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

test('a changed, repeated, aged, redirected or bare body is refused with one answer and reaches no handler [S7.015]', async ({
  portal,
  sandbox,
}) => {
  const client = new ApiClient(portal.url)
  const sent = await sandbox.otpCount(pan)
  const sealed = () => client.seal(authApi.register, registration)
  const request = await sealed()
  const middle = Math.floor(request.body.length / 2)
  const hostile: Record<string, SealedRequest> = {
    'a changed character': { ...request, body: flip(request.body, middle) },
    'a changed key': {
      ...request,
      headers: { ...request.headers, EncryptionKey: flip(request.headers.EncryptionKey!, 100) },
    },
    'another path': { ...request, path: authApi.resetPassword.path },
    'six minutes old': await client.seal(authApi.register, registration, {}, Date.now() - 6 * 60_000),
    'six minutes ahead': await client.seal(authApi.register, registration, {}, Date.now() + 6 * 60_000),
    'no envelope': { ...request, body: JSON.stringify(registration) },
  }
  const refusals: Awaited<ReturnType<typeof refusalOf>>[] = []
  for (const [name, each] of Object.entries(hostile)) {
    await test.step(name, async () => {
      const refusal = await refusalOf(client, each)
      expect(refusal.status).toBe(400)
      expect(refusal.body.resultInfo.resultCodeId).toBe('E_ENVELOPE')
      refusals.push(refusal)
    })
  }
  for (const refusal of refusals) expect(refusal.body.resultInfo).toEqual(refusals[0]!.body.resultInfo)
  expect(await sandbox.otpCount(pan)).toBe(sent)

  await test.step('the untouched one passes once, and only once', async () => {
    const once = await sealed()
    expect((await client.send(once)).status).toBe(200)
    const again = await refusalOf(client, once)
    expect(again.status).toBe(400)
    expect(again.body.resultInfo).toEqual(refusals[0]!.body.resultInfo)
    expect(await sandbox.otpCount(pan)).toBe(sent + 1)
  })
})

test('fifty copies of one sealed request at once are carried out once [S7.015]', async ({
  portal,
  sandbox,
}) => {
  const client = new ApiClient(portal.url)
  const sent = await sandbox.otpCount('ZZZPR1002B')
  const request = await client.seal(authApi.resetPassword, { userId: 'ZZZPR1002B' })
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.send(request)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(49)
  expect(await sandbox.otpCount('ZZZPR1002B')).toBe(sent + 1)
})

test('the plain calls say where the base path is, and JWKS lies outside of it [S7.001] [S7.002] [S7.006] [S7.007]', async ({
  portal,
}) => {
  const key = await fetch(`${portal.url}/api/v1/auth/encryptionKey`)
  const answer = await key.json()
  expect(answer.resultInfo).toMatchObject({ resultCode: 'SUCCESS' })
  expect(answer.data.publicKey).toContain('BEGIN PUBLIC KEY')
  const jwks = await fetch(`${portal.url}/.well-known/jwks.json`)
  expect((await jwks.json()).keys[0]).toMatchObject({ kty: 'RSA', kid: answer.data.keyId })
  expect((await fetch(`${portal.url}/auth/encryptionKey`)).status).toBe(404)
})
