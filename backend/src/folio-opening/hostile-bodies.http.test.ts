import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { ApplicantForm } from '@portal/contracts/folio-opening/new-folio-draft'
import { storeDocument } from '../documents/document-store'
import { people } from '../../sandbox/data/people'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { newFolioDrafts } from './schema'
import { applicant, folioKit, nominee, seen } from '../../test-kit/folio-opening/folio-kit'

const { asha, bharat, uma } = people
let portal: TestPortal
let kit: ReturnType<typeof folioKit>

beforeAll(async () => {
  portal = await startTestPortal()
  kit = folioKit(portal, await portal.loginAs(asha.pan))
})
afterAll(() => portal.close())
beforeEach(() => kit.clear())

/** Each is put in the place of Uma's field: what the server says, and of which field. */
const rules: [field: keyof ApplicantForm, code: string, text: RegExp, values: readonly string[]][] = [
  ['pan', '-500', /^The 4th letter of this PAN is not P/, ['ZZZCV1019U', 'ZZZHV1019U', 'ZZZTV1019U']],
  ['pan', '-500', /^This PAN is already used by another applicant/, [asha.pan]],
  ['dateOfBirth', '-501', /18 years or older/, ['2008-08-27', '2010-02-28', '2020-02-29', '2026-08-25']],
  ['dateOfBirth', '-501', /within the last 100 years/, ['1926-08-24', '1900-01-01', '1925-12-31']],
  ['dateOfBirth', '-501', /cannot be later than today/, ['2026-12-31', '2027-01-01', '2030-06-01']],
  [
    'investorName',
    '-502',
    /^(Please enter valid Name|Name is required)$/,
    [
      '',
      ' ',
      'U',
      'U'.repeat(65),
      'Uma 2',
      'Uma_Verma',
      'Uma.Verma',
      'Uma@Verma',
      'Uma/Verma',
      '{{Uma}}',
      'Uma-Verma',
      '<b>Uma</b>',
      "'; drop table",
      'Ümä',
      '乌玛',
      "''",
      'Uma\u202e',
    ],
  ],
  [
    'Mobile',
    '-503',
    /^Please enter valid Mobile No$/,
    [
      '',
      '0',
      '981000101',
      '98100010199',
      '5810001019',
      '0810001019',
      '1234567890',
      '+9198100010',
      '98100 01019',
      '98100-1019',
      '९८१०००१०१९',
      '9.8e9',
      '9810001O19',
      'abcdefghij',
    ],
  ],
  [
    'Email',
    '-505',
    /^(Please enter valid Email|E-mail is required)$/,
    [
      '',
      ' ',
      'uma',
      'uma@',
      '@example.in',
      'uma@example',
      'uma@@example.in',
      'uma@exa mple.in',
      'uma..v@example.in',
      '.uma@example.in',
      'uma@-example.in',
      'uma@example.in\r\nBcc: all@example.in',
      '"uma"@example.in',
      'uma@example.in,bharat@example.in',
      `${'u'.repeat(65)}@example.in`,
      'uma@[127.0.0.1]',
      'uma@example.i',
      '<script>@example.in',
    ],
  ],
]
const hostile = rules.flatMap(([field, code, text, values]) =>
  values.map((value) => ({ field, code, text, value })),
)

test(`each rule of an applicant refuses with its text, for ${hostile.length} hostile bodies [S5.016 S5.017 S5.018 S5.020 S5.021 S5.023 S5.024 S5.026 S5.028 S5.030]`, async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60)
  const wrong: unknown[] = []
  for (const { field, code, text, value } of hostile) {
    const { resultInfo } = await kit.save([applicant(asha), applicant(uma, { [field]: value })])
    if (resultInfo.resultCodeId !== code || !text.test(resultInfo.resultMsg))
      wrong.push({ field, value, said: resultInfo })
  }
  expect(wrong).toEqual([])
  expect(await portal.platform.db.select().from(newFolioDrafts)).toEqual([])
})

test('of five tabs on one draft one is first; the others are told, and nothing of the first is lost', async () => {
  const draft = await kit.begun()
  const named = (at: number) => [{ ...nominee, name: `Nominee ${'ABCDE'.charAt(at)}` }]
  const answers = await Promise.all([0, 1, 2, 3, 4].map((at) => kit.nominees(draft, named(at))))
  const kept = answers.flatMap(({ data }) => (data?.draft ? [data.draft] : []))
  expect(kept).toHaveLength(1)
  const refused = answers.filter(({ resultInfo }) => resultInfo.resultCodeId === '-510')
  expect(refused.map(({ resultInfo }) => resultInfo.resultMsg)).toEqual(
    Array(4).fill(expect.stringMatching(/^This new folio was changed in another tab/)),
  )
  expect((await kit.drafts())[0]).toMatchObject({ version: 2, nominees: kept[0]?.nominees })
  const again = await kit.nominees(kept[0]!, [{ ...nominee, name: 'Nominee Z' }])
  expect(again.data.draft).toMatchObject({ version: 3, nominees: [{ name: 'Nominee Z' }] })
})

test('somebody else’s draft, applicants, cheque and holders answer 404 alike, by every call', async () => {
  const draft = await kit.begun([applicant(uma)], { modeOfHolding: 'Joint' })
  const token = await portal.loginAs(bharat.pan)
  const { draftId } = draft
  const investmentDetails = fund
  const of = seen(draft)
  const answers = [
    await kit.save([applicant(bharat)], { ...of, by: token }),
    await portal.call(
      createFolioApi.saveNomineeDetails,
      { ...of, nominees: [nominee], noNominee: false },
      { token },
    ),
    await portal.call(createFolioApi.saveSchemeDetails, { ...of, investmentDetails }, { token }),
    await portal.call(createFolioApi.saveBankDetails, { ...of, bank: null, chequeId: null }, { token }),
    await portal.call(createFolioApi.askHolder, { ...of, place: 2, by: 'link' }, { token }),
    await portal.call(
      createFolioApi.confirmHolder,
      { draftId, place: 2, referenceNumber: 'none', otp: 'QXT1234' },
      { token },
    ),
    await portal.call(createFolioApi.deletePendingTransaction, { draftId }, { token }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  const picture = { type: 'png' as const, content: Buffer.from('cheque') }
  const theirs = await storeDocument(portal.platform, bharat.pan, 'cheque.png', picture)
  const cheque = { ...of, bank: null, chequeId: theirs.documentId }
  expect((await portal.call(createFolioApi.saveBankDetails, cheque, { token: kit.token })).status).toBe(404)
  expect(await kit.drafts()).toEqual([draft])
})

const fund = {
  schemePlanCode: 'FLEXI-DG',
  investmentType: 'LUMPSUM' as const,
  investmentMode: 'Direct' as const,
  fundOption: 'G' as const,
  amount: 10_000_00,
  dividendFrequency: null,
  sipFrequency: null,
  sipDate: null,
  sipPeriod: null,
  sipMonth: null,
  sipYear: null,
  installmentsNo: null,
  debtScheme: null,
  equityScheme: null,
}
