import type { HolderConfirmation, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { indiaDate, maskEmail, maskName, maskPhone } from '@portal/contracts/format'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import type { AccountCheques } from './account-cheques'
import { mixedResidency } from './applicants'
import { chequeOfBank } from './bank'
import type { Draft } from './draft.repository'
import { contactOf, type HolderRow, holdersOf, stateOf } from './holders'
import { missingParts } from './missing-parts'

/** A draft as its first applicant sees it. */
export async function viewOf(
  platform: Platform,
  cheques: AccountCheques,
  { content, ...draft }: Draft,
): Promise<NewFolioDraft> {
  const { db, clock } = platform
  const rows = await holdersOf(db, draft.id)
  const { bank, cheque, kyc, applicants, ...rest } = content
  const investor = { id: draft.investorId, pan: applicants[0]?.pan ?? '' }
  const confirmations = await Promise.all(
    applicants
      .slice(1)
      .map((_applicant, at) => confirmationOf(db, content, rows, at === 0 ? 2 : 3, clock.now())),
  )
  return {
    ...rest,
    branch: rest.branch && mixedResidency(),
    draftId: draft.id,
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
    keptUntil: indiaDate(draft.keptUntil),
    applicants,
    bankAccount: bank?.shown ?? null,
    cheque: cheque && {
      formImage: cheque.documentId,
      showFileName: cheque.name,
      fileSize: cheque.size,
      blobData: null,
      isTiff: cheque.isTiff,
    },
    createFolio: {
      addFolio: applicants.map(({ pan, investorName: name, dateOfBirth }) => ({ pan, name, dateOfBirth })),
    },
    kycDetails: { investorKyc: kyc },
    confirmations,
    missing: missingParts(content, rows, await chequeOfBank(platform, cheques, investor, bank), clock.now()),
  }
}

async function confirmationOf(
  tx: Tx,
  content: Draft['content'],
  rows: readonly HolderRow[],
  place: 2 | 3,
  now: Date,
): Promise<HolderConfirmation> {
  const { name, email, mobile } = await contactOf(tx, content, place)
  const row = rows.find((each) => each.place === place)
  const state = stateOf(content, row, now)
  return {
    place,
    maskedName: maskName(...name.split(' ')),
    state,
    maskedMobile: mobile && maskPhone(mobile),
    maskedEmail: email && maskEmail(email),
    until: state === 'waiting' && row?.linkHash ? row.until.toISOString() : null,
  }
}
