import { httpStub, smtpStub } from '../../test-kit/messages/provider-stub'
import { portsCalledBy } from '../../test-kit/platform/called-ports'
import { exotelChannel, proofOf } from './adapters/exotel/exotel'
import { smsHttpChannel } from './adapters/sms-http/sms-http'
import { smtpChannel } from './adapters/smtp/smtp'
import { whatsAppChannel } from './adapters/whatsapp-cloud/whatsapp-cloud'
import type { MessageChannel, OutgoingMessage } from './message-channel'

/** What every channel must hold, whoever the provider is. */
const sms = { entityId: '1701000000000000001', header: 'NEEMMF', templateId: '1707001000000000001' }
const id = '6f1a0d36-6a3c-4f60-a35e-5a8a4f0e5a11'
const message: OutgoingMessage = {
  id,
  channel: 'sms',
  to: '9810010001',
  subject: 'Order',
  body: 'Order N7 was not paid in time. To invest ₹500.00, place the order again.',
  isOneTimeCode: false,
  sms,
  whatsapp: { name: 'order_expired', language: 'en', values: ['N7', '₹500.00'] },
  attachments: [],
}

type Stub = Awaited<ReturnType<typeof httpStub>>
let stub: Stub
beforeAll(async () => void (stub = await httpStub()))
afterAll(() => stub.close())

const exotel = () =>
  exotelChannel({
    url: stub.url,
    accountSid: 'neem',
    apiKey: 'key',
    apiToken: 'token',
    receiptSecret: 'receipts',
    receiptUrl: 'https://portal.example/api/v1/messages/receipts/exotel',
  })
const whatsApp = () =>
  whatsAppChannel({
    url: `${stub.url}/v23.0`,
    phoneNumberId: '106540352242922',
    accessToken: 'access',
    appSecret: 'app secret',
    verifyToken: 'verify',
  })

const channels: [
  string,
  {
    make: () => MessageChannel
    accepted: string
    providerId: string
    refusal: { status: number; body: string; code: string }
  },
][] = [
  [
    'sms-http',
    {
      make: () => smsHttpChannel({ url: stub.url, key: 'secret' }),
      accepted: '{"id":"G1"}',
      providerId: 'G1',
      refusal: { status: 422, body: '{}', code: '422' },
    },
  ],
  [
    'exotel',
    {
      make: exotel,
      accepted: '{"SMSMessage":{"Sid":"S1","Status":"queued"}}',
      providerId: 'S1',
      refusal: {
        status: 400,
        body: '{"RestException":{"Status":400,"Message":"Invalid 9810010001","Code":"INVALID_TO"}}',
        code: 'INVALID_TO',
      },
    },
  ],
  [
    'whatsapp-cloud',
    {
      make: whatsApp,
      accepted: '{"messaging_product":"whatsapp","messages":[{"id":"wamid.W1"}]}',
      providerId: 'wamid.W1',
      refusal: {
        status: 404,
        body: '{"error":{"message":"(#132001) Template name does not exist","code":132001}}',
        code: '132001',
      },
    },
  ],
]

describe.each(channels)('%s', (name, { make, accepted, providerId, refusal }) => {
  test('hands a message over and answers with the provider’s id', async () => {
    stub.answers({ body: accepted })
    expect(await make().send(message)).toBe(providerId)
  })

  test('a message that the provider does not take is refused for good, with a code and no words', async () => {
    stub.answers(refusal)
    await expect(make().send(message)).rejects.toMatchObject({ name: 'MessageRefused', code: refusal.code })
  })

  test.each([500, 502, 503, 429, 408, 401, 403])('a %i is no answer on the message', async (status) => {
    // Of WhatsApp a refusal of our account moves the message to the SMS at once.
    const isRefusal = name === 'whatsapp-cloud' && [408, 401, 403].includes(status)
    stub.answers({ status, body: '<html>' })
    await expect(make().send(message)).rejects.toMatchObject({
      name: isRefusal ? 'MessageRefused' : 'ChannelBusy',
    })
  })

  test.each([
    ['7', 7000],
    ['86400', 900_000],
    [new Date(Date.now() + 3_600_000).toUTCString(), 900_000],
    ['soon', 15_000],
  ])(
    'too many at once: waits as long as is asked for, a quarter of an hour at most, and a moment where it is not said (%s)',
    async (header, ms) => {
      stub.answers({ status: 429, headers: { 'retry-after': header }, body: '{}' })
      await expect(make().send(message)).rejects.toMatchObject({ name: 'ChannelBusy', retryAfterMs: ms })
    },
  )

  test('a provider that cuts the connection, and one that never answers, may answer later', async () => {
    stub.answers({ silent: 'cut' })
    await expect(make().send(message)).rejects.toMatchObject({ name: 'ChannelBusy', code: 'unreachable' })
    stub.answers({ silent: 'hang' })
    const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const abort = new AbortController()
      setTimeout(() => abort.abort(new DOMException('late', 'TimeoutError')), 50)
      return abort.signal
    })
    await expect(make().send(message)).rejects.toMatchObject({ name: 'ChannelBusy', code: 'timeout' })
    clock.mockRestore()
  })

  test('a redirect is not followed with our secrets', async () => {
    stub.answers({ status: 302, headers: { location: `${stub.url}/elsewhere` } })
    await expect(make().send(message)).rejects.toMatchObject({ name: 'ChannelBusy' })
    expect(stub.calls.map(({ url }) => url)).not.toContain('/elsewhere')
  })
})

/** What goes wrong at a provider, by the way it is reached, and how it is well again. */
interface Fated {
  send(isHeard?: boolean): Promise<string>
  silence(): void
  cut(): void
  failure(): void
  page(): void
  health(): void
}

const overHttp = ({ make, accepted }: (typeof channels)[number][1]): Fated => ({
  async send(isHeard = true) {
    const whole = AbortSignal.timeout.bind(AbortSignal)
    const clock = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => whole(isHeard ? ms : 200))
    return make()
      .send(message)
      .finally(() => clock.mockRestore())
  },
  silence: () => stub.answers({ silent: 'hang' }),
  cut: () => stub.answers({ silent: 'cut' }),
  failure: () => stub.answers({ status: 503, body: accepted }),
  page: () => stub.answers({ body: '<html>Closed for maintenance</html>' }),
  health: () => stub.answers({ body: accepted }),
})

let mail: Awaited<ReturnType<typeof smtpStub>>
beforeAll(async () => void (mail = await smtpStub()))
afterAll(() => mail.close())
const overSmtp: Fated = {
  send: (isHeard = true) =>
    smtpChannel({ url: mail.url, from: 'portal@neemmf.example' }, isHeard ? 20_000 : 200).send({
      ...message,
      ...{ channel: 'email', to: 'asha@example.com' },
    }),
  silence: () => mail.greets(undefined),
  cut: () => mail.says(undefined),
  failure: () => mail.says('451 4.3.0 not now'),
  page: () => mail.greets('<html>Closed for maintenance</html>'),
  health() {
    mail.greets('220 stub ESMTP')
    mail.says('250 OK')
  },
}

const everyChannel = [
  ...channels.map(([name, wire]): [string, Fated] => [name, overHttp(wire)]),
  ['smtp', overSmtp] as [string, Fated],
]

describe.each(everyChannel)('by %s', (_name, provider) => {
  beforeEach(() => provider.health())

  test.each(['silence', 'cut', 'failure', 'page'] as const)(
    '%s is no answer on the message, which goes with a later try',
    async (fault) => {
      provider[fault]()
      const failed: unknown = await provider.send(fault !== 'silence').catch((error: unknown) => error)
      expect(failed).toMatchObject({ name: 'ChannelBusy', message: 'A message could not be sent now' })
      provider.health()
      expect(await provider.send()).toEqual(expect.any(String))
    },
  )
})

test.each([
  ['exotel', 'sms'],
  ['sms-http', 'sms'],
  ['whatsapp-cloud', 'whatsapp'],
  ['smtp', 'email'],
])('a message by %s is counted as %s', async (name, port) => {
  const provider = new Map(everyChannel).get(name)
  provider?.health()
  expect(await portsCalledBy(async () => provider?.send())).toEqual([port])
})

test.each([exotel, whatsApp])('a success that names no message is no success', async (make) => {
  for (const body of ['<html>maintenance</html>', '{}', '{"SMSMessage":{}}', '{"messages":[]}']) {
    stub.answers({ body })
    await expect(make().send(message)).rejects.toMatchObject({ name: 'ChannelBusy', code: 'unreadable' })
  }
})

test('an SMS goes to Exotel as its form names it, under the header, entity and template', async () => {
  stub.answers({ body: '{"SMSMessage":{"Sid":"S1"}}' })
  await exotel().send({ ...message, isOneTimeCode: true })
  const { url, headers, body } = stub.calls.at(-1) ?? { headers: {}, body: '' }
  expect(url).toBe('/v1/Accounts/neem/Sms/send.json')
  expect(headers).toMatchObject({
    authorization: `Basic ${Buffer.from('key:token').toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  })
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    From: 'NEEMMF',
    To: '+919810010001',
    Body: message.body,
    DltEntityId: sms.entityId,
    DltTemplateId: sms.templateId,
    SmsType: 'transactional',
    EncodingType: 'unicode',
    Priority: 'high',
    StatusCallback: `https://portal.example/api/v1/messages/receipts/exotel?message=${id}&proof=${proofOf('receipts', id)}`,
    CustomField: id,
  })
  await exotel().send({ ...message, body: 'Plain text.' })
  expect(new URLSearchParams(stub.calls.at(-1)?.body).get('EncodingType')).toBe('plain')
})

test('a message goes to WhatsApp as a template with what stands in its blanks', async () => {
  stub.answers({ body: '{"messages":[{"id":"wamid.W1"}]}' })
  await whatsApp().send({
    ...message,
    whatsapp: { name: 'order_expired', language: 'hi', values: ['N7\n', 'x'] },
  })
  const { url, headers, body } = stub.calls.at(-1) ?? { headers: {}, body: '' }
  expect(url).toBe('/v23.0/106540352242922/messages')
  expect(headers).toMatchObject({ authorization: 'Bearer access' })
  expect(JSON.parse(body)).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '+919810010001',
    type: 'template',
    template: {
      name: 'order_expired',
      language: { code: 'hi' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'N7' },
            { type: 'text', text: 'x' },
          ],
        },
      ],
    },
    biz_opaque_callback_data: id,
  })
})

test('the house’s own gateway gets header, entity and template; a code by telephone goes under none', async () => {
  stub.answers({ body: '' })
  const channel = smsHttpChannel({ url: stub.url, key: 'secret' })
  expect(await channel.send(message)).toBe(id)
  expect(stub.calls.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': id })
  expect(JSON.parse(stub.calls.at(-1)?.body ?? '')).toEqual({
    channel: 'sms',
    to: '9810010001',
    text: message.body,
    ...sms,
  })
  const { sms: _, ...call } = message
  await channel.send({ ...call, channel: 'voice', body: 'Code' })
  expect(JSON.parse(stub.calls.at(-1)?.body ?? '')).toEqual({
    channel: 'voice',
    to: '9810010001',
    text: 'Code',
  })
})

test.each([exotel, whatsApp])('what is registered nowhere is not sent there', async (make) => {
  const { sms: _, whatsapp: _template, ...bare } = message
  await expect(make().send(bare)).rejects.toMatchObject({ name: 'MessageRefused', code: 'no-template' })
})
