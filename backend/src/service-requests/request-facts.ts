import { t } from '@portal/contracts/words/macros'
import { maskName } from '@portal/contracts/format'
import { type FolioFacts, folioOf } from '../folios/folio-reader'
import { refuseFolioAction } from '../folios/folio-permissions'
import { investorById, investorByPan, type InvestorRecord } from '../identity/investors'
import { channelsOf } from '../identity/otp-holders'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import type { NewContact, RequestFacts } from './kinds/kind'
import type { SignatureRow } from './request.repository'

interface About {
  investorId: string
  folioNo: string | null
  requestId?: string | null
}

/** Throws a 404 for a folio of somebody else, refusal -301 for one in Demat form, -583 for one that was merged. */
export async function requestFacts(
  tx: Tx,
  platform: Platform,
  { investorId, folioNo, requestId = null }: About,
): Promise<RequestFacts> {
  const investor = await investorById(tx, investorId)
  const folio = folioNo === null ? null : await folioOf(tx, investor.pan, folioNo)
  if (folio) refuseFolioAction(folio, 'signedUpdate')
  return { tx, platform, investor, folio, today: platform.clock.today(), requestId }
}

/** Every holder of the folio, or the investor alone, and then those who read the new addresses. */
export async function signaturesFor(
  { tx, folio, investor }: RequestFacts,
  requestId: string,
  { newContacts, signers }: { newContacts: readonly NewContact[]; signers?: 'first holder' | undefined },
): Promise<SignatureRow[]> {
  const people = folio && !signers ? await holdersOf(tx, folio) : [investor]
  const common = { requestId, signedAt: null, deviceHash: null }
  const holders = people.map((person) => ({
    ...common,
    role: 'holder' as const,
    pan: person.pan,
    name: person.name,
    ...channelsOf(person),
  }))
  const fresh = newContacts.map((contact) => ({ ...common, role: 'new contact' as const, ...contact }))
  return [...holders, ...fresh].map((row, index) => ({ ...row, place: index + 1 }))
}

async function holdersOf(tx: Tx, { holders }: FolioFacts): Promise<InvestorRecord[]> {
  const people: InvestorRecord[] = []
  for (const holder of holders) {
    const person = await investorByPan(tx, holder.pan)
    if (!person || (!person.email && !person.mobile))
      throw new Refusal(
        '-550',
        t`We have no contact details of ${{ lastName: maskName(holder.firstName, holder.lastName) }}, so we cannot send a code. Add them under Joint holders first.`,
      )
    people.push(person)
  }
  return people
}
