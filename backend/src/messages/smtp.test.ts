import { smtpStub } from '../../test-kit/messages/provider-stub'
import { smtpChannel } from './adapters/smtp/smtp'
import type { OutgoingMessage } from './message-channel'

let stub: Awaited<ReturnType<typeof smtpStub>>
beforeEach(async () => void (stub = await smtpStub()))
afterEach(() => stub.close())

const letter: OutgoingMessage = {
  id: 'e1',
  channel: 'email',
  to: 'asha@example.com',
  subject: 'Your statement',
  body: 'Attached.',
  isOneTimeCode: false,
  attachments: [
    { name: 'a.txt', contentType: 'text/plain', content: Buffer.from('the file').toString('base64') },
  ],
}
const send = () => smtpChannel({ url: stub.url, from: 'portal@neemmf.example' }).send(letter)

test('a letter goes out with its attachment, under an id that is the same at every try', async () => {
  expect(await send()).toBe('<e1@neemmf.example>')
  expect(stub.letters[0]).toContain('Subject: Your statement')
  expect(stub.letters[0]).toContain('Message-ID: <e1@neemmf.example>')
  expect(stub.letters[0]).toContain(Buffer.from('the file').toString('base64'))
})

test('what stands in a subject or an address begins no line of the head', async () => {
  await smtpChannel({ url: stub.url, from: 'portal@neemmf.example' }).send({
    ...letter,
    subject: 'Dear Asha\r\nBcc: evil@example.org\r\n\r\nbody',
  })
  const [head = ''] = (stub.letters[0] ?? '').split('\r\n\r\n')
  expect(head).toMatch(/^Subject: Dear Asha/m)
  expect(head).not.toMatch(/^Bcc:/im)
})

test('a mailbox that there is none of is a refusal for good; the words of the server are not kept', async () => {
  stub.says('550 5.1.1 no mailbox of asha@example.com here')
  await expect(send()).rejects.toMatchObject({
    name: 'MessageRefused',
    code: '550',
    message: 'A message was refused',
  })
})

test('a mailbox that is full for now, and a server that has no time, are tried again', async () => {
  stub.says('452 4.2.2 mailbox full')
  await expect(send()).rejects.toMatchObject({ name: 'ChannelBusy', code: '452' })
  stub.greets('554 no service here')
  await expect(send()).rejects.toMatchObject({ name: 'ChannelBusy' })
})

test('a server that is not there is tried again', async () => {
  stub.close()
  await expect(send()).rejects.toMatchObject({ name: 'ChannelBusy', code: 'ESOCKET' })
})
