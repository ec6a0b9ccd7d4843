import { wordOf } from '@portal/contracts/catalogue'
import { maskEmail, maskPhone } from '@portal/contracts/format'
import { folioRefusal } from '../folios/folio-permissions'
import { foliosOf } from '../folios/folio-reader'
import { investorByPan } from '../identity/investors'
import { kycOf } from '../kyc-registry/kyc.service'
import type { Tx } from '../platform/database'
import { holdersNamed, maskedIdentity } from './kinds/nominees'
import { lastDeclaration } from './kinds/tax'
import { openRequests } from './request.repository'

export async function folioNominees(tx: Tx, pan: string) {
  return (await foliosOf(tx, pan)).map((folio) => ({
    folioNo: folio.folioNo,
    holders: holdersNamed(folio).map(({ name }) => name),
    canChange: !folioRefusal(folio, 'signedUpdate'),
    optedOut: folio.nominationDeclinedAt !== null,
    nominees: folio.nominees.map((nominee) => ({
      name: nominee.name,
      relation: wordOf(nominee.relation),
      sharePercent: nominee.sharePercent,
      birthDate: nominee.birthDate,
      identityKind: nominee.identityKind,
      maskedIdentity: maskedIdentity(nominee),
      guardianName: nominee.guardianName,
    })),
  }))
}

export async function folioLocks(tx: Tx, pan: string) {
  return Promise.all(
    (await foliosOf(tx, pan)).map(async (folio) => ({
      folioNo: folio.folioNo,
      canChange: !folioRefusal(folio, 'signedUpdate'),
      lockedAt: folio.lockedAt?.toISOString() ?? null,
      unlocking: await unlockingOf(tx, pan, folio.folioNo),
    })),
  )
}

async function unlockingOf(tx: Tx, pan: string, folioNo: string) {
  const [waiting] = await openRequests(tx, { pan, folioNo, codes: ['UL'] }, ['waiting'])
  return waiting?.waitsUntil ? { requestId: waiting.id, on: waiting.waitsUntil } : null
}

export async function jointHolders(tx: Tx, pan: string) {
  const joint = (await foliosOf(tx, pan)).filter(({ isDemat }) => !isDemat)
  const holders = joint.flatMap((folio) =>
    holdersNamed(folio).map((holder, index) => ({ ...holder, folioNo: folio.folioNo, place: index + 1 })),
  )
  return Promise.all(
    holders
      .filter(({ place }) => place > 1)
      .map(async ({ folioNo, place, name, pan: holderPan }) => {
        const known = await investorByPan(tx, holderPan)
        return {
          folioNo,
          place,
          name,
          maskedEmail: known?.email ? maskEmail(known.email) : null,
          maskedMobile: known?.mobile ? maskPhone(known.mobile) : null,
          canChange: !known?.registered,
        }
      }),
  )
}

/** Tax numbers stay with us but for their last four characters; one that is kept is typed again. */
export async function declarationView(tx: Tx, pan: string) {
  const last = await lastDeclaration(tx, pan)
  const { tinComplete } = await kycOf(tx, pan)
  if (!last) return { declaration: null, complete: tinComplete }
  const { residencies, ...rest } = last.declaration
  const masked = residencies.map(({ tin, ...each }) => ({ ...each, tin: tin && `••${tin.slice(-4)}` }))
  return { declaration: { ...rest, residencies: masked }, complete: tinComplete }
}
