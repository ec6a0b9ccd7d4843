import { exotelChannel, proofOf } from './adapters/exotel/exotel'
import { signatureOf, whatsAppChannel } from './adapters/whatsapp-cloud/whatsapp-cloud'
import type { RawReceipt, ReportingChannel } from './message-channel'

/** What the receipts of every channel that has some must hold. */
const id = '6f1a0d36-6a3c-4f60-a35e-5a8a4f0e5a11'
const nowhere = 'http://127.0.0.1:9'
const exotel = () =>
  exotelChannel({
    ...{ url: nowhere, accountSid: 'neem', apiKey: 'key', apiToken: 'token' },
    receiptSecret: 'receipts',
    receiptUrl: 'https://portal.example/api/v1/messages/receipts/exotel',
  })
const whatsApp = () =>
  whatsAppChannel({
    ...{ url: nowhere, phoneNumberId: '106540352242922', accessToken: 'access' },
    ...{ appSecret: 'app secret', verifyToken: 'verify' },
  })

const exotelReceipt = (form: Record<string, string>, proof = proofOf('receipts', id)): RawReceipt => ({
  body: new URLSearchParams({ SmsSid: 'S1', ...form }).toString(),
  headers: {},
  query: { message: id, proof },
})
const statusOf = (status: object, phoneNumberId = '106540352242922', field = 'messages') =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '0',
        changes: [{ field, value: { metadata: { phone_number_id: phoneNumberId }, statuses: [status] } }],
      },
    ],
  })
const whatsAppReceipt = (body: string, signature = signatureOf('app secret', body)): RawReceipt => ({
  body,
  headers: { 'x-hub-signature-256': signature },
  query: {},
})

test.each([
  [{ Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET', DetailedStatusCode: '20005' }, 'delivered'],
  [{ Status: 'delivered' }, 'delivered'],
  [{ Status: 'sent', DetailedStatus: 'DELIVERED_TO_OPERATOR', DetailedStatusCode: '20006' }, 'sent'],
  [{ Status: 'submitted' }, 'sent'],
  [{ Status: 'failed', DetailedStatusCode: '23082' }, 'failed'],
  [{ Status: 'failed_dnd' }, 'failed'],
  [{ Status: 'expired' }, 'failed'],
])('Exotel says %o: %s', (form, state) => {
  const [receipt] = exotel().readReceipts(exotelReceipt({ ...form, DateSent: '2026-08-27 10:15:00' }))
  expect(receipt).toMatchObject({
    providerId: 'S1',
    messageId: id,
    state,
    at: new Date('2026-08-27T04:45:00Z'),
  })
  expect(receipt?.reason).toBe(
    state === 'failed' ? ((form as Record<string, string>).DetailedStatusCode ?? form.Status) : undefined,
  )
})

test.each([
  [{ id: 'wamid.W1', status: 'sent', timestamp: '1790000000' }, [{ state: 'sent' }]],
  [
    { id: 'wamid.W1', status: 'delivered', biz_opaque_callback_data: id },
    [{ state: 'delivered', messageId: id }],
  ],
  [{ id: 'wamid.W1', status: 'read' }, [{ state: 'delivered' }]],
  [
    { id: 'wamid.W1', status: 'failed', errors: [{ code: 131026, title: 'Message undeliverable' }] },
    [{ state: 'failed', reason: '131026' }],
  ],
  [{ id: 'wamid.W1', status: 'deleted' }, []],
])('WhatsApp says %o', (status, receipts) => {
  const read = whatsApp().readReceipts(whatsAppReceipt(statusOf(status)))
  expect(read).toHaveLength(receipts.length)
  expect(read).toMatchObject(receipts)
})

test('what WhatsApp tells of other numbers of the account, and of what people write, is passed over', () => {
  const delivered = { id: 'wamid.W1', status: 'delivered' }
  expect(whatsApp().readReceipts(whatsAppReceipt(statusOf(delivered, '999')))).toEqual([])
  expect(whatsApp().readReceipts(whatsAppReceipt(statusOf(delivered, undefined, 'security')))).toEqual([])
})

const forged: [string, () => ReportingChannel, RawReceipt][] = [
  ['Exotel, without a proof', exotel, { ...exotelReceipt({ Status: 'sent' }), query: { message: id } }],
  [
    'Exotel, with the proof of another message',
    exotel,
    exotelReceipt({ Status: 'sent' }, proofOf('receipts', 'x')),
  ],
  ['Exotel, with another secret', exotel, exotelReceipt({ Status: 'sent' }, proofOf('guess', id))],
  ['Exotel, of no message', exotel, { ...exotelReceipt({ Status: 'sent' }), query: {} }],
  ['WhatsApp, without a signature', whatsApp, { ...whatsAppReceipt('{}'), headers: {} }],
  ['WhatsApp, signed with another secret', whatsApp, whatsAppReceipt('{}', signatureOf('guess', '{}'))],
  ['WhatsApp, with one byte changed', whatsApp, whatsAppReceipt('{ }', signatureOf('app secret', '{}'))],
]
test.each(forged)('a forged receipt is refused: %s', (_what, make, raw) => {
  expect(() => make().readReceipts(raw)).toThrow('A receipt was refused: forged')
})

const unreadable: [string, () => ReportingChannel, RawReceipt][] = [
  ['Exotel, a state that no document has', exotel, exotelReceipt({ Status: 'vanished' })],
  ['Exotel, without its id', exotel, { ...exotelReceipt({}), body: 'Status=sent' }],
  ['WhatsApp, no JSON', whatsApp, whatsAppReceipt('{')],
  ['WhatsApp, another object', whatsApp, whatsAppReceipt('{"object":"page","entry":[]}')],
]
test.each(unreadable)('a receipt in an unknown form is refused: %s', (_what, make, raw) => {
  expect(() => make().readReceipts(raw)).toThrow('A receipt was refused: unreadable')
})
