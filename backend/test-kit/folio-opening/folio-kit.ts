import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { ApplicantForm, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { hourlyUses } from '../../src/identity/schema'
import { people, type Person } from '../../sandbox/data/people'
import type { TestPortal } from '../test-portal'
import { newFolioDrafts } from '../../src/folio-opening/schema'

export const applicant = (person: Person, changes: Partial<ApplicantForm> = {}): ApplicantForm => ({
  pan: person.pan,
  dateOfBirth: person.registryBirthDate,
  investorName: person.registryName,
  Email: person.email,
  Mobile: person.mobile,
  mobileBelongsto: '',
  mobileBelongstoCode: 'SE',
  emailBelongsto: '',
  emailBelongstoCode: 'SE',
  ...changes,
})

type Applicants = RequestOf<typeof createFolioApi.saveApplicantDetails>

export const seen = ({ draftId, version }: NewFolioDraft) => ({ draftId, version })

export const nominee = {
  name: 'Rohan Verma',
  relation: 'SP' as const,
  sharePercent: 100,
  dateOfBirth: null,
  identity: { kind: 'Aadhaar' as const, number: '4821' },
  guardian: null,
}

/** What Asha does to new folios in tests, by the calls that the browser makes. */
export function folioKit(portal: TestPortal, token: string) {
  const { asha } = people
  const save = (
    applicants: ApplicantForm[],
    { by = token, ...changes }: Partial<Applicants> & { by?: string } = {},
  ) =>
    portal.call(
      createFolioApi.saveApplicantDetails,
      { draftId: null, version: 0, modeOfHolding: null, taxDetails: [], ...changes, applicants },
      { token: by },
    )
  return {
    token,
    save,
    codeOf: async (applicants: ApplicantForm[]) => (await save(applicants)).resultInfo.resultCodeId,
    begun: async (others: ApplicantForm[] = [], changes: Partial<Applicants> = {}) =>
      (await save([applicant(asha), ...others], changes)).data.draft,
    nominees: (draft: NewFolioDraft, list: object[], more: object = {}) =>
      portal.call(
        createFolioApi.saveNomineeDetails,
        { ...seen(draft), nominees: list as never, noNominee: false, ...more },
        { token },
      ),
    bank: (draft: NewFolioDraft, account: RequestOf<typeof createFolioApi.saveBankDetails>['bank']) =>
      portal.call(
        createFolioApi.saveBankDetails,
        { ...seen(draft), bank: account, chequeId: null },
        { token },
      ),
    ask: (draft: NewFolioDraft, by: 'link' | 'code', place: 2 | 3 = 2) =>
      portal.call(createFolioApi.askHolder, { ...seen(draft), place, by }, { token }),
    drafts: async () =>
      (await portal.call(createFolioApi.pendingTransaction, { panNumber: asha.pan }, { token })).data.drafts,
    /** The secret in the link that somebody was sent last. */
    async linkTo(pan: string) {
      const sent = (await portal.inbox(pan)).find((message) => message.body.includes('#link='))
      return sent?.body.split('#link=')[1] ?? ''
    },
    /** A checked code of the investor's own. */
    async ownCode(by: string, pan: string) {
      const request = {
        activityType: 'NEW_FOLIO' as const,
        requestReference: 'a1b2c3d4e5f6',
        userId: pan,
        folioNumber: '',
        arnCode: '' as const,
        flowType: 'JOINT_HOLDER' as const,
        emailId: '',
        mobileNumber: '',
        sendOtpTo: '' as const,
      }
      const { referenceNumber } = (await portal.call(otpGenerateApi.generate, request, { token: by })).data
      const otp = await portal.code(pan)
      const typed = { activityType: 'NEW_FOLIO' as const, otp, referenceNumber, panNumber: pan }
      await portal.call(otpApi.validate, typed, { token: by })
      return { otp, referenceNumber }
    },
    /** The hourly limits and the number of drafts of one test are not to be felt by the next. */
    async clear() {
      await portal.platform.db.delete(newFolioDrafts)
      await portal.platform.db.delete(hourlyUses)
    },
  }
}
