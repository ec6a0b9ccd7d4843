import { RegistrySilent, RegistryUnreadable } from '../../ports'
import { startFaultyServer, type ServerFault } from '../../../../test-kit/kyc-registry/faulty-server'
import { describeKycRegistry, type SuiteRecord } from '../../../../test-kit/kyc-registry/registry-suites'
import { portsCalledBy } from '../../../../test-kit/platform/called-ports'
import {
  errorDocument,
  passwordDocument,
  recordDocument,
  soapAnswer,
  statusDocument,
} from '../../../../sandbox/providers/registries/kra-wire'
import { cvlRegistry } from './cvl-registry'
import { statusOfCode } from '../kra-codes'
import { readXml, textNamed } from './xml'

const access = { user: 'NEEMMF', password: 'p&ss', posCode: '1100', passKey: 'key' }

/** A service with these records; `pan` and `code` of its status stand for what is true where given. */
async function startKra() {
  const server = await startFaultyServer()
  let records: readonly SuiteRecord[] = []
  const said: { pan?: string; code?: string; twice?: boolean } = {}
  const documentOf = (operation: string, body: string): string => {
    const call = readXml(body)
    if (operation === 'GetPassword')
      return textNamed(call, 'password') === access.password
        ? passwordDocument('sealed')
        : errorDocument('WEBERR-003', 'Invalid password')
    if (operation === 'GetPanStatus') {
      const pan = textNamed(call, 'pan')
      const one = statusDocument(
        said.pan ?? pan,
        records.find((each) => each.pan === pan),
        said.code,
      )
      return said.twice ? one + one : one
    }
    const wanted = readXml(textNamed(call, 'inputXml'))
    const record = records.find(({ pan }) => pan === textNamed(wanted, 'APP_PAN_NO'))
    return record?.birthDate === textNamed(wanted, 'APP_DOB_INCORP').split('-').reverse().join('-')
      ? recordDocument(record)
      : errorDocument('WEBERR-010', 'PAN and date of birth do not match')
  }
  server.answer = (body, { headers }) => {
    const operation = String(headers.soapaction).replace(/^.*\/|"$/g, '')
    return soapAnswer(operation, documentOf(operation, body))
  }
  const fault = (name: string, failure: 'silent' | 'unreadable', wrong: ServerFault) => ({
    name,
    failure,
    begin: () => void (server.fault = wrong),
  })
  const lies = (name: string, failure: 'silent' | 'unreadable', lie: typeof said) => ({
    name,
    failure,
    begin: () => void Object.assign(said, lie),
  })
  return {
    server,
    said,
    get adapter() {
      return cvlRegistry({ ...access, url: server.url, timeoutMs: server.timeoutMs })
    },
    knows: (known: readonly SuiteRecord[]) => void (records = known),
    faults: [
      fault('no answer in time', 'silent', 'silence'),
      fault('the connection breaks', 'silent', 'hang up'),
      fault('an error of the server', 'silent', { status: 503, body: 'down' }),
      fault('an error of the service', 'silent', {
        body: soapAnswer('GetPassword', errorDocument('WEBERR-001', 'Invalid user')),
      }),
      fault('XML that breaks off', 'unreadable', { body: '<?xml version="1.0"?><s:Envelope><s:Body>' }),
      fault('a page in place of XML', 'unreadable', { body: 'Please log in.' }),
      fault('an XML bomb', 'unreadable', { body: bomb }),
      fault('elements without end', 'unreadable', { body: '<a>'.repeat(9000) + '</a>'.repeat(9000) }),
      fault('an answer without end', 'unreadable', { body: 'x'.repeat(200_000) }),
      fault('another operation', 'unreadable', { body: soapAnswer('GetNothing', '') }),
      lies('another PAN', 'unreadable', { pan: 'ZZZPR1002B' }),
      lies('the PAN twice', 'unreadable', { twice: true }),
      lies('agencies that were not asked', 'silent', { code: '300' }),
    ],
    heal() {
      server.fault = undefined
      delete said.pan
      delete said.code
      delete said.twice
    },
    close: () => server.close(),
  }
}

const bomb = `<?xml version="1.0"?><!DOCTYPE bomb [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}">]><s>&b;</s>`

describeKycRegistry('CVL', startKra)

test('every call of CVL is counted as one for KYC', async () => {
  const kra = await startKra()
  const ask = () => kra.adapter.inquire({ pan: 'ZZZPV1001A', birthDate: '1986-03-14' })
  expect(await portsCalledBy(ask)).toEqual(['kyc-registry'])
  await kra.close()
})

test('a code that is not in the table is Not Available, with the code for a person; nothing makes it a KYC that lets invest', async () => {
  const kra = await startKra()
  for (const code of ['008', '902', '2', '0072', 'Validated']) {
    kra.said.code = code
    expect(await kra.adapter.inquire({ pan: 'ZZZPV1001A', birthDate: null })).toMatchObject({
      status: 'Not Available',
      hasRecord: true,
      unknownCode: code,
    })
  }
  await kra.close()
})

test.each([
  ['001', 'Under Process', 'CVL'],
  ['002', 'Registered', 'CVL'],
  ['003', 'On-Hold', 'CVL'],
  ['004', 'Rejected', 'CVL'],
  ['006', 'Not Available', 'CVL'],
  ['007', 'Validated', 'CVL'],
  ['011', 'Under Process', 'CVL'],
  ['012', 'Registered', 'CVL'],
  ['013', 'On-Hold', 'CVL'],
  ['014', 'Rejected', 'CVL'],
  ['022', 'Not Available', 'CVL'],
  ['102', 'Registered', 'NDML'],
  ['107', 'Validated', 'NDML'],
  ['202', 'Registered', 'NSE'],
  ['303', 'On-Hold', 'CAMS'],
  ['307', 'Validated', 'CAMS'],
  ['401', 'Under Process', 'KFIN'],
  ['412', 'Registered', 'KFIN'],
  ['507', 'Validated', null],
])('code %s is %s, kept by %s', (code, status, agency) => {
  const read = statusOfCode(code)
  expect(read).toMatchObject({ status, agency, hasRecord: true })
  expect(read).not.toHaveProperty('unknownCode')
})

test.each(['005', '105', '205', '305', '405', '505'])('code %s is no record at all', (code) => {
  expect(statusOfCode(code)).toEqual({
    status: 'Not Available',
    hasRecord: false,
    agency: null,
    kraCode: null,
  })
})

test.each(['000', '100', '500', '099', '399', '888'])('code %s is no answer: nobody was asked', (code) => {
  expect(() => statusOfCode(code)).toThrow(RegistrySilent)
})

test.each([
  ['a document type', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['an entity of its own', '<!doctype a [<!entity b "c">]><a>&b;</a>'],
  ['nothing', ''],
])('XML with %s is refused', (_what, text) => {
  expect(() => readXml(text)).toThrow(RegistryUnreadable)
})

test('the five entities of XML are read as what they stand for', () => {
  expect(textNamed(readXml('<x:a><b>R &amp; D&apos;s &lt;name&gt;</b></x:a>'), 'b')).toBe("R & D's <name>")
})
