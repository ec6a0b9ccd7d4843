import { msg, t } from '@portal/contracts/words/macros'
import { saidTable } from '@portal/contracts/words'
import type { ResponseOf } from '@portal/contracts/wire/endpoint'
import type { KycStatus } from '@portal/contracts/kyc/kyc-status'
import type { panApi, VerifyPanRequest } from '@portal/contracts/identity/pan'
import type { Tx } from '../platform/database'
import { message } from '@portal/contracts/catalogue'
import { validateTaxStatus } from '@portal/contracts/validation'
import { Refusal } from '../platform/refusal'
import { kycOf, registryPersonOf, type Kyc, type RegistryPerson } from './kyc.service'
import { isSameName } from './same-person'

interface NamedPan {
  panNumber: string
  /** "YYYY-MM-DD" */
  dob: string
}

const taxStatuses: Readonly<Record<string, 'Individual' | 'HUF'>> = { P: 'Individual', H: 'HUF' }

/** The fourth character of a PAN tells what kind of person it was issued to. */
export const taxStatusOf = (pan: string): 'Individual' | 'HUF' | 'Other' =>
  taxStatuses[pan.charAt(3)] ?? 'Other'

/**
 * Throws refusal -655 for a PAN of a tax status that cannot invest here, or not in this role (S5.065): its own letters
 * say so, no register does.
 */
export function refuseTaxStatus(pan: string, rule: { individualOnly?: boolean } = {}): void {
  if (!validateTaxStatus(taxStatusOf(pan), rule)) return
  throw new Refusal('-655', message(rule.individualOnly ? 'individualsOnly' : 'taxStatusIneligible'))
}

/** The registry's number for each status. */
const statusCodes: Readonly<Record<KycStatus, string>> = {
  'Under Process': '001',
  Registered: '002',
  'On-Hold': '003',
  Rejected: '004',
  'Not Available': '005',
  Validated: '007',
}

export const registryCodeOf = (status: KycStatus): string => statusCodes[status]

const statusMessages: Partial<Record<KycStatus, string>> = saidTable({
  Registered: msg`Your KYC Status is Registered but not validated`,
  'Under Process': msg`We are processing your KYC. Check again in two days.`,
  'On-Hold': msg`Your KYC is on hold. Complete it online; it usually takes 10 minutes.`,
  Rejected: msg`Your KYC was rejected. Do it again with new documents before you invest.`,
})

/** Of somebody else, who is to hold a folio too. */
const statusMessagesOfOthers: typeof statusMessages = saidTable({
  Registered: msg`The KYC of this applicant is registered but not validated`,
  'Under Process': msg`The KYC of this applicant is being processed. Check again in two days.`,
  'On-Hold': msg`The KYC of this applicant is on hold. Ask them to complete it online; it usually takes 10 minutes.`,
  Rejected: msg`The KYC of this applicant was rejected. Ask them to do it again with new documents.`,
})

/**
 * The holder of a PAN, for whoever knows the date of birth on the card. Refuses a wrong date and an unknown PAN in the
 * same words, so that the registries tell a stranger nothing.
 */
async function holderOf(tx: Tx, { panNumber, dob }: NamedPan): Promise<RegistryPerson> {
  refuseTaxStatus(panNumber)
  const person = await registryPersonOf(tx, panNumber)
  if (person?.birthDate === dob) return person
  throw new Refusal('-8016', t`This PAN and date of birth do not match. Enter both as on the PAN card.`)
}

/** The same where the name has to be right, too: which of both is wrong is not said. */
export const notTheHolder = (): Refusal =>
  new Refusal('-8016', t`This PAN, name and date of birth do not match. Enter all as on the PAN card.`)

/** The KYC of a holder (S7.132). Refuses -8016 as `holderOf`, -8005 where KYC was never done, -8015 where it must be registered. */
async function doneKyc(tx: Tx, named: NamedPan): Promise<Kyc & { name: string }> {
  const { name } = await holderOf(tx, named)
  const kyc = await kycOf(tx, named.panNumber)
  if (kyc.code === '-8005') {
    throw new Refusal(
      kyc.code,
      t`KYC is not done for this PAN. Complete it online; it usually takes 10 minutes.`,
    )
  }
  if (kyc.code) {
    throw new Refusal(
      kyc.code,
      t`This PAN is not registered for KYC. Register it with the PAN card and Aadhaar.`,
    )
  }
  return { ...kyc, name }
}

/** The KYC status of a PAN (S7.132), in words for who reads it. Refuses as `doneKyc`. */
export async function validPan(
  tx: Tx,
  named: NamedPan,
  reader: string,
): Promise<ResponseOf<typeof panApi.validatePan>> {
  const { status } = await doneKyc(tx, named)
  return {
    kycStatus: status,
    statusMessage: (named.panNumber === reader ? statusMessages : statusMessagesOfOthers)[status] ?? '',
    panStatusCode: statusCodes[status],
    panUpdatedStatusCode: statusCodes[status],
  }
}

/** Residency and name (S7.133). Refuses as `doneKyc`. */
export async function holderDetails(
  tx: Tx,
  { panNumber, dob }: NamedPan,
): Promise<ResponseOf<typeof panApi.kycDetails>> {
  const { residency, name } = await doneKyc(tx, { panNumber, dob })
  return { residentalStatus: residency ?? '', panHolderName: name, panNumber, dob }
}

/** The name on a PAN card. Refuses as `holderOf`. */
export async function holderName(tx: Tx, named: NamedPan): Promise<string> {
  return (await holderOf(tx, named)).name
}

/**
 * Whether all named people are those of their PAN cards (S7.134, S7.135). A wrong date of birth alone leaves
 * panNameMatch Y, so that the page asks for the date (decision 11).
 */
export async function verifiedPeople(
  tx: Tx,
  request: VerifyPanRequest,
): Promise<ResponseOf<typeof panApi.verifyPan>> {
  for (const { panNumber } of peopleOf(request)) refuseTaxStatus(panNumber)
  const verdicts = await Promise.all(peopleOf(request).map((person) => verdictOn(tx, person)))
  const all = (holds: (verdict: Verdict) => boolean) => (verdicts.every(holds) ? 'Y' : 'N')
  return {
    transactionAllow: all(({ name, birth }) => name && birth),
    panNameMatch: all(({ name }) => name),
    panAdarStatusFlag: all(({ aadhaar }) => aadhaar),
  }
}

interface NamedPerson extends NamedPan {
  name: string
}

/** Everybody who is named, the investor first. */
export function peopleOf(request: VerifyPanRequest): NamedPerson[] {
  const { investorPan, investorName, investorDob } = request
  const others = [
    [request.jhOnePan, request.jhOneName, request.jhOneDob],
    [request.jhTwoPan, request.jhTwoName, request.jhTwoDob],
    [request.guardianPan, request.guardianName, request.guardianDob],
  ] as const
  return [
    { panNumber: investorPan, name: investorName, dob: investorDob },
    ...others.flatMap(([panNumber, name, dob]) =>
      panNumber ? [{ panNumber, name: name ?? '', dob: dob ?? '' }] : [],
    ),
  ]
}

interface Verdict {
  name: boolean
  birth: boolean
  aadhaar: boolean
}

async function verdictOn(tx: Tx, { panNumber, name, dob }: NamedPerson): Promise<Verdict> {
  const person = await registryPersonOf(tx, panNumber)
  const { residency } = await kycOf(tx, panNumber)
  const birth = person?.birthDate === dob
  return {
    name: person !== undefined && isSameName(person.name, name),
    birth,
    // People who live abroad need not link Aadhaar; of whom it is said takes the date of birth, as all questions do.
    aadhaar: birth && (person.aadhaarLinked || residency !== 'Resident Indian'),
  }
}
