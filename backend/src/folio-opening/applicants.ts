import { t } from '@portal/contracts/words/macros'
import type { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { ApplicantForm, InvestorKyc } from '@portal/contracts/folio-opening/new-folio-draft'
import type { TaxDetails } from '@portal/contracts/service-requests/tax-details'
import { relationNames } from '@portal/contracts/format'
import { applicantFaults, type ApplicantField, limits, validateResidency } from '@portal/contracts/validation'
import { askAboutPeople, countPanQuestion } from '../identity/pan-questions'
import { investorById, type InvestorRecord } from '../identity/investors'
import type { NamedPerson } from '../kyc-registry/ask-registries'
import { holderDetails, notTheHolder, validPan, verifiedPeople } from '../kyc-registry/pan-check'
import { kycOf, refuseWithoutKyc } from '../kyc-registry/kyc.service'
import type { CallingInvestor } from '../platform/call-context'
import { inTransaction } from '../platform/database'
import { inLanguage } from '../platform/language'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { confirmedByCode } from './confirmed-by-code'
import type { DraftContent } from './draft-content'
import { beginDraft, changeDraft, ownVersion } from './draft.repository'

type Request = RequestOf<typeof createFolioApi.saveApplicantDetails>

const codes: Readonly<Record<ApplicantField, string>> = {
  pan: '-500',
  dateOfBirth: '-501',
  investorName: '-502',
  Mobile: '-503',
  mobileBelongstoCode: '-504',
  Email: '-505',
  emailBelongstoCode: '-506',
}

const nothingYet: Omit<
  DraftContent,
  'applicants' | 'kyc' | 'modeOfHolding' | 'taxDetails' | 'needsTaxDetails' | 'branch'
> = {
  nominees: [],
  noNominee: false,
  bank: null,
  cheque: null,
  investmentDetails: null,
  broken: null,
}

/** Keeps the applicants of a folio that is begun or goes on; returns its id. */
export async function saveApplicants(
  platform: Platform,
  investor: CallingInvestor,
  request: Request,
): Promise<string> {
  const { db } = platform
  const record = await investorById(db, investor.id)
  const { draftId, version } = request
  const before = draftId ? await ownVersion(platform, db, investor.id, { draftId, version }) : undefined
  refuseFaults(platform, record, request.applicants)
  await countNewPans(platform, record, request.applicants, before?.content.applicants ?? [])
  const named = namedOf(request.applicants)
  if (!(await askAboutPeople(platform, investor, named, { consent: 'folio' }))) throw notTheHolder()
  const people = await checkedPeople(platform, request)
  if (before) {
    await inTransaction(db, (tx) =>
      changeDraft(platform, tx, before, { ...before.content, ...people, broken: null }),
    )
    return before.id
  }
  const byCode = record.defaultCommunication ? undefined : confirmedByCode(platform, investor, request)
  await byCode?.count()
  return inTransaction(db, async (tx) => {
    await byCode?.consume(tx)
    return (await beginDraft(platform, tx, investor.id, { ...nothingYet, ...people })).id
  })
}

/** Those who open a folio, as its applicants were entered. */
export const namedOf = (applicants: readonly ApplicantForm[]): NamedPerson[] =>
  applicants.map(({ pan, investorName: name, dateOfBirth: birthDate }) => ({ pan, name, birthDate }))

function refuseFaults(
  { clock }: Platform,
  { pan, countryCode }: InvestorRecord,
  applicants: readonly ApplicantForm[],
): void {
  if (applicants.length > limits.entries.applicants)
    throw new Refusal(
      '-507',
      t`A folio has at most ${{ applicants: limits.entries.applicants }} applicants. Take one out before you add another.`,
    )
  if (applicants[0]?.pan !== pan)
    throw new Refusal(
      '-508',
      t`You are the first applicant of a folio that you open. Start with your own PAN.`,
    )
  applicants.forEach((applicant, at) => {
    const around = { earlier: applicants.slice(0, at), countryCode, today: clock.today() }
    const [fault] = Object.entries(applicantFaults(applicant, around)) as [ApplicantField, string][]
    if (fault) throw new Refusal(codes[fault[0]], fault[1])
  })
}

/** Each other person's PAN that was not there before is a question to the registries, of which there are so many. */
async function countNewPans(
  platform: Platform,
  { pan: own }: InvestorRecord,
  applicants: readonly ApplicantForm[],
  before: readonly ApplicantForm[],
): Promise<void> {
  for (const { pan, dateOfBirth } of applicants) {
    const known = before.some((each) => each.pan === pan && each.dateOfBirth === dateOfBirth)
    if (pan !== own && !known) await countPanQuestion(platform, own)
  }
}

async function checkedPeople(platform: Platform, { applicants, modeOfHolding, taxDetails }: Request) {
  const { db } = platform
  const kyc: InvestorKyc[] = []
  const needsTaxDetails: boolean[] = []
  const residencies = new Set<string>()
  for (const [at, applicant] of applicants.entries()) {
    const named = { panNumber: applicant.pan, dob: applicant.dateOfBirth }
    const { kycStatus } = await validPan(db, named, applicants[0]?.pan ?? '')
    // Who opens the folio may do the own KYC meanwhile; another holder's keeps the folio from ever opening.
    if (at) await refuseWithoutKyc(db, applicant.pan, applicant.investorName)
    const { residentalStatus } = await holderDetails(db, named)
    const refused = validateResidency(residentalStatus)
    if (refused) throw new Refusal('-509', refused)
    residencies.add(residentalStatus === 'Resident Indian' ? 'resident' : 'abroad')
    kyc.push({ ...(await verdictOn(platform, applicant)), kycStatus })
    needsTaxDetails.push((await kycOf(db, applicant.pan)).tinComplete !== true)
  }
  const details = applicants.map((_applicant, at) => checkedTaxDetails(taxDetails[at] ?? null))
  return {
    applicants: applicants.map(withTagNames),
    kyc,
    needsTaxDetails,
    taxDetails: details,
    modeOfHolding: applicants.length > 1 ? modeOfHolding : null,
    branch: residencies.size > 1 ? inLanguage('en', mixedResidency) : null,
  }
}

/** Why a branch opens the folio, and what to bring (S8.069). A draft keeps it in English, and a page reads it anew. */
export const mixedResidency = () => ({
  why: t`One applicant lives in India and another one abroad. A branch opens such a folio, because the bank has to confirm the account of both.`,
  bring: [
    t`PAN cards of all applicants`,
    t`Passports and proof of address of who lives abroad`,
    t`A cancelled cheque of the account`,
  ],
})

async function verdictOn({ db }: Platform, { pan, investorName, dateOfBirth, Email, Mobile }: ApplicantForm) {
  const none = { jhOnePan: null, jhOneName: null, jhOneDob: null, jhTwoPan: null, jhTwoName: null }
  const nobody = { ...none, jhTwoDob: null, guardianPan: null, guardianName: null, guardianDob: null }
  const verdict = await verifiedPeople(db, {
    investorPan: pan,
    investorName,
    investorDob: dateOfBirth,
    folio: '0',
    txnType: 'New',
    ...nobody,
  })
  if (verdict.transactionAllow === 'N')
    throw new Refusal('-512', t`The name does not match the PAN. Enter the name as shown on the PAN card.`)
  return { panNumber: pan, ...verdict, email: Email, mobileNo: Mobile }
}

/** Whose a contact is travels as letters; the name beside them is ours. */
const withTagNames = (applicant: ApplicantForm): ApplicantForm => ({
  ...applicant,
  mobileBelongsto: relationNames[applicant.mobileBelongstoCode],
  emailBelongsto: relationNames[applicant.emailBelongstoCode],
})

function checkedTaxDetails(details: TaxDetails | null): TaxDetails | null {
  if (!details) return null
  const { birthPlace, occupation, incomeRange, residencies } = details
  if (![birthPlace, occupation, incomeRange].every((text) => text.trim()))
    throw new Refusal(
      '-513',
      t`The tax details are not complete. Enter place of birth, occupation and income.`,
    )
  if (residencies.some(({ country }) => country === 'IN'))
    throw new Refusal('-513', t`Name only countries other than India where tax is paid.`)
  if (residencies.some(({ taxNumber, reason }) => !taxNumber?.trim() && !reason))
    throw new Refusal('-513', t`Enter the tax number of each country, or the reason why there is none.`)
  return details
}
