import { t } from '@portal/contracts/words/macros'
import type { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { DraftNominee } from '@portal/contracts/folio-opening/new-folio'
import { relationNames } from '@portal/contracts/format'
import { limits, nomineeFaults, validateNomineeShares } from '@portal/contracts/validation'
import type { FolioNominee } from '../folios/folio-reader'
import type { CallingInvestor } from '../platform/call-context'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { confirmedByCode } from './confirmed-by-code'
import type { DraftContent } from './draft-content'
import { ownVersion, rewrite } from './draft.repository'

/** Keeps who receives the units, or that nobody is named; the latter takes a code of its own. */
export async function saveNominees(
  platform: Platform,
  investor: CallingInvestor,
  request: RequestOf<typeof createFolioApi.saveNomineeDetails>,
): Promise<void> {
  const { noNominee } = request
  const { content } = await ownVersion(platform, platform.db, investor.id, request)
  const nominees = noNominee ? [] : checkedNominees(platform, content.applicants, request.nominees)
  const byCode = noNominee && !content.noNominee ? confirmedByCode(platform, investor, request) : undefined
  await byCode?.count()
  await rewrite(platform, investor.id, request, async (last, tx) => {
    await byCode?.consume(tx)
    return { ...last, nominees, noNominee }
  })
}

/** Nominees of a folio that is to be opened, of whom nobody holds it. Refuses -515, -516 and -517 with what is wrong. */
export function checkedNominees(
  { clock }: Platform,
  applicants: readonly Pick<DraftContent['applicants'][number], 'pan' | 'investorName'>[],
  nominees: readonly DraftNominee[],
): DraftNominee[] {
  const most = limits.entries.nominees
  if (nominees.length > most)
    throw new Refusal('-515', t`A folio has at most ${most} nominees. Take some of them out.`)
  const shares = validateNomineeShares(nominees.map(({ sharePercent }) => sharePercent ?? 0))
  if (shares) throw new Refusal('-516', shares)
  for (const nominee of nominees) {
    const [text] = Object.values(nomineeFaults(nominee, applicants, clock.today()))
    if (text) throw new Refusal('-517', text)
  }
  return nominees.map((nominee) => ({ ...nominee, name: nominee.name.trim() }))
}

const identityKinds = { PAN: 'PAN', 'Driving licence': 'DL', Aadhaar: 'AADHAAR' } as const

/** A nominee as the folio keeps one. */
export function asFolioHasIt({ identity, guardian, ...nominee }: DraftNominee): FolioNominee {
  return {
    name: nominee.name,
    relation: relationNames[nominee.relation],
    sharePercent: nominee.sharePercent ?? 0,
    birthDate: nominee.dateOfBirth,
    identityKind: identity && identityKinds[identity.kind],
    identityNumber: identity && identity.number.trim().toUpperCase(),
    guardianName: guardian && guardian.name.trim(),
  }
}
