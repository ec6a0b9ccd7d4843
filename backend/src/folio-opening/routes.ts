import { createFolioApi, holderLinkApi } from '@portal/contracts/folio-opening/create-folio'
import { newAccountApi } from '@portal/contracts/folio-opening/new-account'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../platform/database'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import type { AccountCheques } from './account-cheques'
import { saveApplicants } from './applicants'
import { checkNewAccount, verifyNewAccount, saveBank } from './bank'
import { changeDraft, deleteDraft, draftsOf, ownDraft, rewrite } from './draft.repository'
import { viewOf } from './draft-view'
import { answerHolderLink, openHolderLink, sendHolderCode } from './holder-link'
import { askHolder, confirmHere } from './holders'
import { saveNominees } from './nominees'

export function registerNewFolios(app: FastifyInstance, platform: Platform, cheques: AccountCheques): void {
  const { db, clock } = platform
  const kept = async (investorId: string, draftId: string) => ({
    draft: await viewOf(platform, cheques, await ownDraft(platform, db, investorId, draftId)),
  })
  implement(app, platform, createFolioApi, {
    async saveApplicantDetails(request, { investor }) {
      return kept(investor.id, await saveApplicants(platform, investor, request))
    },
    async saveNomineeDetails(request, { investor }) {
      await saveNominees(platform, investor, request)
      return kept(investor.id, request.draftId)
    },
    async saveSchemeDetails({ investmentDetails, ...seen }, { investor }) {
      await rewrite(platform, investor.id, seen, (last) => ({ ...last, investmentDetails }))
      return kept(investor.id, seen.draftId)
    },
    async saveBankDetails(request, context) {
      await saveBank(platform, cheques, context, request)
      return kept(context.investor.id, request.draftId)
    },
    async pendingTransaction(_body, { investor }) {
      const drafts = await draftsOf(platform, investor.id)
      return { drafts: await Promise.all(drafts.map((draft) => viewOf(platform, cheques, draft))) }
    },
    async saveBrokenTransaction({ draftId, step, reason }, { investor }) {
      const at = clock.now().toISOString()
      await inTransaction(db, async (tx) => {
        const draft = await ownDraft(platform, tx, investor.id, draftId)
        const content = { ...draft.content, broken: { step, reason, at } }
        // The folio is the same: what was confirmed and ordered of it stays so.
        await changeDraft(platform, tx, draft, content, draft.version)
      })
      return kept(investor.id, draftId)
    },
    async deletePendingTransaction({ draftId }, { investor }) {
      await inTransaction(db, async (tx) => {
        await ownDraft(platform, tx, investor.id, draftId)
        await deleteDraft(tx, draftId)
      })
      return {}
    },
    async askHolder(request, { investor }) {
      const challenge = await askHolder(platform, investor, request)
      return { ...(await kept(investor.id, request.draftId)), challenge }
    },
    async confirmHolder(request, { investor }) {
      await confirmHere(platform, investor, request)
      return kept(investor.id, request.draftId)
    },
  })
  implement(app, platform, holderLinkApi, {
    openHolderLink: ({ link }) => openHolderLink(platform, link),
    sendHolderCode: ({ link }, visitor) => sendHolderCode(platform, link, visitor),
    answerHolderLink: (answer, visitor) => answerHolderLink(platform, answer, visitor),
  })
}

/** The calls about the account of a folio that is still to be opened. */
export function registerNewAccounts(app: FastifyInstance, platform: Platform, cheques: AccountCheques): void {
  implement(app, platform, newAccountApi, {
    checkAccount: async (requested, { investor }) => ({
      cheque: await checkNewAccount(platform, cheques, investor, requested),
    }),
    verifyAccount: async (requested, context) => ({
      cheque: await verifyNewAccount(platform, cheques, context, requested),
    }),
  })
}
