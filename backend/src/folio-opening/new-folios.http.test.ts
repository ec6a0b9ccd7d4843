import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { ApplicantForm } from '@portal/contracts/folio-opening/new-folio-draft'
import { people } from '../../sandbox/data/people'
import { startListeningPortal } from '../../test-kit/orders/purchase-journey'
import type { TestPortal } from '../../test-kit/test-portal'
import { storeDocument } from '../documents/document-store'
import { forgetOldDrafts } from './draft.repository'
import { newFolioDrafts } from './schema'
import { applicant, folioKit, nominee, seen } from '../../test-kit/folio-opening/folio-kit'

const { asha, bharat, uma, dev, gita, kiran } = people
let portal: TestPortal
let kit: ReturnType<typeof folioKit>

beforeAll(async () => {
  portal = await startListeningPortal()
  kit = folioKit(portal, await portal.loginAs(asha.pan))
})
afterAll(() => portal.close())
beforeEach(() => kit.clear())

test('a draft has its applicants, nominees or that there are none, the mode of holding and the picture of the cheque [S3.025]', async () => {
  const begun = await kit.begun([applicant(uma)], { modeOfHolding: 'Joint' })
  expect(begun).toMatchObject({ nominees: [], noNominee: false, cheque: null })
  const named = (await kit.nominees(begun, [nominee])).data.draft
  const picture = { type: 'png' as const, content: Buffer.from('cheque') }
  const { documentId } = await storeDocument(portal.platform, asha.pan, 'cheque.png', picture)
  await portal.call(
    createFolioApi.saveBankDetails,
    { ...seen(named), bank: { bankId: 'BA-1001-1' }, chequeId: documentId },
    { token: kit.token },
  )
  const [kept] = await kit.drafts()
  expect(kept).toMatchObject({
    applicants: [{ pan: asha.pan }, { pan: uma.pan }],
    nominees: [nominee],
    noNominee: false,
    modeOfHolding: 'Joint',
    cheque: { formImage: documentId, showFileName: 'cheque.png', fileSize: 6, isTiff: false },
  })
  const code = await kit.ownCode(kit.token, asha.pan)
  await kit.nominees(kept!, [], { noNominee: true, ...code })
  expect((await kit.drafts())[0]).toMatchObject({ nominees: [], noNominee: true })
})

describe('the applicants', () => {
  test('are kept in their order with what the registries said of each [S3.028 S3.029 S7.076]', async () => {
    const draft = await kit.begun([applicant(uma), applicant(dev)], { modeOfHolding: 'Joint' })
    expect(draft).toMatchObject({ version: 1, modeOfHolding: 'Joint', nominees: [], noNominee: false })
    expect(draft.createFolio.addFolio).toEqual(
      [asha, uma, dev].map(({ pan, name, birthDate }) => ({ pan, name, dateOfBirth: birthDate })),
    )
    expect(draft.kycDetails.investorKyc[1]).toEqual({
      panNumber: uma.pan,
      transactionAllow: 'Y',
      panNameMatch: 'Y',
      panAdarStatusFlag: 'Y',
      kycStatus: 'Validated',
      email: uma.email,
      mobileNo: uma.mobile,
    })
    expect(draft.applicants[1]?.mobileBelongsto).toBe('Self')
  })

  test('are at most three [S1.027]', async () => {
    expect(await kit.codeOf([asha, uma, dev, kiran].map((person) => applicant(person)))).toBe('-507')
  })

  const refusedApplicants: [string, Partial<ApplicantForm>, string][] = [
    ['a PAN that is no person’s', { pan: 'ZZZCV1019U' }, '-500'],
    ['the PAN of an earlier applicant', { pan: asha.pan }, '-500'],
    ['a person under 18', { dateOfBirth: '2010-01-01' }, '-501'],
    ['a person born over 100 years ago', { dateOfBirth: '1900-01-01' }, '-501'],
    ['a name with digits', { investorName: 'Uma 2' }, '-502'],
    ['a name of one letter', { investorName: 'U' }, '-502'],
    ['a name of 65 letters', { investorName: 'U'.repeat(65) }, '-502'],
    ['a mobile of 9 digits', { Mobile: '981000101' }, '-503'],
    ['a mobile that starts with 5', { Mobile: '5810001019' }, '-503'],
    ['an e-mail without a domain', { Email: 'uma@' }, '-505'],
    [
      '[S5.032] e-mail and mobile of an earlier applicant',
      { Email: asha.email, Mobile: asha.mobile },
      '-505',
    ],
    ['another date of birth than the card’s', { dateOfBirth: '1988-02-12' }, '-8016'],
    ['another name than the card’s', { investorName: 'Uma Varma' }, '-512'],
  ]

  test.each(refusedApplicants)(
    '%s is refused by the server [S4.049 S5.016 S5.017 S5.018 S5.023 S5.024 S5.026 S5.028 S5.030 S5.032 S5.055 S9.008 S9.009]',
    async (_what, changes, code) => {
      expect(await kit.codeOf([applicant(asha), applicant(uma, changes)])).toBe(code)
    },
  )

  test('may share one of e-mail and mobile with another [S5.033]', async () => {
    expect(await kit.codeOf([applicant(asha), applicant(uma, { Email: asha.email })])).toBe('0')
  })

  test('a PAN of nine characters and a missing date of birth are no request at all [S5.014 S5.019 S5.029 S9.007]', async () => {
    for (const changes of [
      { pan: 'ZZZPV1019' },
      { dateOfBirth: '' },
      { mobileBelongstoCode: undefined },
      { mobileBelongstoCode: '' },
      { emailBelongstoCode: undefined },
      { emailBelongstoCode: 'XX' },
    ])
      expect((await kit.save([applicant(uma, changes as never)])).status).toBe(400)
  })

  test('the first one is the investor, abroad with 8 to 12 digits [S5.025 S6.002]', async () => {
    expect(await kit.codeOf([applicant(uma)])).toBe('-508')
    const by = await portal.loginAs(gita.pan)
    const { resultInfo } = await kit.save([applicant(gita, { Mobile: '5010010' })], { by })
    expect(resultInfo.resultCodeId).toBe('-503')
  })

  test('without KYC an applicant is refused as the registry says [S4.048]', async () => {
    expect(await kit.codeOf([applicant(asha), applicant(people.esha)])).toBe('-8005')
    expect(await kit.codeOf([applicant(asha), applicant(people.farid)])).toBe('-8015')
    expect(await kit.codeOf([applicant(asha), applicant(people.om)])).toBe('-8020')
  })

  test('of another residential status, or another name than the card’s, an applicant is refused [S4.048 S4.049 S8.011]', async () => {
    const { resultInfo } = await kit.save([applicant(asha), applicant(people.vera)])
    expect(resultInfo).toMatchObject({
      resultCodeId: '-509',
      resultMsg: expect.stringMatching(/^Only Resident Indian or NRI PANs/) as string,
    })
    const profileName = applicant(people.tara, { investorName: people.tara.name })
    expect(await kit.codeOf([applicant(asha), profileName])).toBe('-512')
  })

  test('who lives abroad with who lives here is for a branch, which is said with what to bring [S8.069]', async () => {
    const draft = await kit.begun([applicant(gita, { Mobile: '9810001007' })], { modeOfHolding: 'Joint' })
    expect(draft.branch?.why).toMatch(/A branch opens such a folio/)
    expect(draft.branch?.bring).toContain('PAN cards of all applicants')
  })

  test('who never confirmed where word shall be sent begins with a code only', async () => {
    const by = await portal.loginAs(bharat.pan)
    const refused = await kit.save([applicant(bharat)], { by })
    expect(refused.resultInfo.resultCodeId).toBe('-514')
    const code = await kit.ownCode(by, bharat.pan)
    expect((await kit.save([applicant(bharat)], { by, ...code })).resultInfo.resultCode).toBe('SUCCESS')
    expect((await kit.save([applicant(bharat)], { by, ...code })).resultInfo.resultCodeId).toBe('-113')
  })
})

describe('a draft', () => {
  test('is found again, by its investor only; others get a 404 [S7.077]', async () => {
    const draft = await kit.begun()
    const pending = (by: string, panNumber: string) =>
      portal.call(createFolioApi.pendingTransaction, { panNumber }, { token: by })
    expect((await pending(kit.token, asha.pan)).data.drafts).toEqual([draft])
    const other = await portal.loginAs(bharat.pan)
    expect((await pending(other, bharat.pan)).data.drafts).toEqual([])
    expect((await pending(other, asha.pan)).status).toBe(404)
    const broken = { draftId: draft.draftId, step: 'payment', reason: 'The bank did not answer.' }
    expect((await portal.call(createFolioApi.saveBrokenTransaction, broken, { token: other })).status).toBe(
      404,
    )
    const wipe = { draftId: draft.draftId }
    expect((await portal.call(createFolioApi.deletePendingTransaction, wipe, { token: other })).status).toBe(
      404,
    )
    const put = await portal.call(createFolioApi.saveBrokenTransaction, broken, { token: kit.token })
    expect(put.data.draft).toMatchObject({
      version: draft.version,
      broken: { step: 'payment', reason: 'The bank did not answer.' },
    })
    expect((await kit.nominees(put.data.draft, [nominee])).data.draft.broken).toBeNull()
    await portal.call(createFolioApi.deletePendingTransaction, wipe, { token: kit.token })
    expect((await pending(kit.token, asha.pan)).data.drafts).toEqual([])
  })

  test('the second of two tabs is told, and nothing of the first is lost', async () => {
    const draft = await kit.begun()
    const change = (others: ApplicantForm[]) => kit.save([applicant(asha), ...others], seen(draft))
    const answers = await Promise.all([change([applicant(uma)]), change([])])
    expect(answers.map(({ resultInfo }) => resultInfo.resultCodeId).sort()).toEqual(['-510', '0'])
  })

  test('holds no personal data in the clear, and is deleted after 30 days', async () => {
    await kit.begun([applicant(uma)])
    const [row] = await portal.platform.db.select().from(newFolioDrafts)
    expect(JSON.stringify(row)).not.toMatch(/ZZZPV1019U|uma\.verma|9810001019|Uma Verma/)
    await forgetOldDrafts(portal.platform, new Date(portal.platform.clock.now().getTime() + 31 * 86_400_000))
    expect(await portal.platform.db.select().from(newFolioDrafts)).toEqual([])
  })

  test('keeps what shall be invested, and the account of which only four digits are shown [S3.026 S3.027 S7.076]', async () => {
    const draft = await kit.begun()
    const investmentDetails = {
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
    const kept = await portal.call(
      createFolioApi.saveSchemeDetails,
      { ...seen(draft), investmentDetails },
      { token: kit.token },
    )
    expect(kept.data.draft.investmentDetails).toEqual(investmentDetails)
    const account = {
      accountNumber: '778899001122',
      ifscCode: 'PRJT0000417',
      accountType: 'Savings' as const,
    }
    const { data } = await kit.bank(kept.data.draft, account)
    expect(data.draft.bankAccount).toMatchObject({ bankName: 'Parijat Bank', accountNumber: '1122' })
    expect(data.draft.missing).toEqual(['nominees'])
    expect(JSON.stringify(data)).not.toContain('778899001122')
  })

  test.each([
    ['whose bank is down', '123456789999', '-332'],
    ['that is closed', '123456788888', '-680'],
  ])('an account %s is refused', async (_what, accountNumber, code) => {
    const account = { accountNumber, ifscCode: 'PRJT0000417', accountType: 'Savings' as const }
    expect((await kit.bank(await kit.begun(), account)).resultInfo.resultCodeId).toBe(code)
  })
})

describe('the nominees', () => {
  const refusedNominees: [string, object[], string][] = [
    ['shares that do not total 100', [{ ...nominee, sharePercent: 60 }], '-516'],
    ['a name of an applicant', [{ ...nominee, name: 'asha  verma' }], '-517'],
    ['a PAN of an applicant', [{ ...nominee, identity: { kind: 'PAN', number: asha.pan } }], '-517'],
    [
      'a whole Aadhaar number',
      [{ ...nominee, identity: { kind: 'Aadhaar', number: '123412341234' } }],
      '-517',
    ],
    ['the investor as relation', [{ ...nominee, relation: 'SE' }], '-517'],
    ['a minor without a guardian', [{ ...nominee, dateOfBirth: '2015-06-01' }], '-517'],
    [
      'a guardian of the same name',
      [{ ...nominee, dateOfBirth: '2015-06-01', guardian: { name: 'Rohan Verma', relation: 'GD' } }],
      '-517',
    ],
    ['eleven of them', Array.from({ length: 11 }, () => ({ ...nominee, sharePercent: 9 })), '-515'],
  ]

  test.each(refusedNominees)('%s is refused', async (_what, list, code) => {
    expect((await kit.nominees(await kit.begun(), list)).resultInfo.resultCodeId).toBe(code)
  })

  test('are of one of the six relations, and of no other one; nobody is their own nominee [S3.055]', async () => {
    const draft = await kit.begun()
    const named = (relation: string) => kit.nominees(draft, [{ ...nominee, relation: relation as 'SP' }])
    const statuses = async (relations: string) => {
      const answers = await Promise.all(relations.split(' ').map(named))
      return [...new Set(answers.map(({ status }) => status))]
    }
    expect((await named('SE')).resultInfo.resultMsg).toBe('Choose how you are related')
    expect(await statuses('SE SP DC DS DP GD')).toEqual([200])
    expect(await statuses('XX sp Spouse')).toEqual([400])
  })

  test('are kept; having none takes a code of its own [S7.076]', async () => {
    const draft = await kit.begun()
    const kept = (await kit.nominees(draft, [nominee])).data.draft
    expect(kept.nominees).toEqual([nominee])
    const without = { noNominee: true }
    expect((await kit.nominees(kept, [], without)).resultInfo.resultCodeId).toBe('-514')
    const { data } = await kit.nominees(kept, [], {
      ...without,
      ...(await kit.ownCode(kit.token, asha.pan)),
    })
    expect(data.draft).toMatchObject({ nominees: [], noNominee: true })
  })
})
