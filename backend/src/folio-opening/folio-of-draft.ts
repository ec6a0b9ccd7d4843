import { type Text, textOf } from '@portal/contracts/words'
import { msg, t } from '@portal/contracts/words/macros'
import type { DraftedFolio } from '@portal/contracts/folio-opening/new-folio'
import type { MissingPart } from '@portal/contracts/folio-opening/new-folio-draft'
import { openFolio } from '../folios/open-folio'
import { investorByPan } from '../identity/investors'
import { askRegistries } from '../kyc-registry/ask-registries'
import { noteTinComplete, refuseWithoutKyc, refuseWithoutTax } from '../kyc-registry/kyc.service'
import { verifiedIdOf } from '../payments/penny-drop'
import type { CallingInvestor } from '../platform/call-context'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { Refusal } from '../platform/refusal'
import { openText, sealText } from '../platform/sealed-text'
import type { AccountCheques } from './account-cheques'
import { namedOf, mixedResidency } from './applicants'
import { chequeOfBank } from './bank'
import { type DraftContent, hashOfFolio, type NewAccount } from './draft-content'
import { deleteDraft, ownVersion } from './draft.repository'
import { holdersOf } from './holders'
import { missingParts } from './missing-parts'
import { asFolioHasIt } from './nominees'
import { folioAttachments } from './schema'

/** What an order keeps of a draft: its folio as it was confirmed, sealed, whatever becomes of the draft. */
export interface ReadyFolio {
  draftId: string
  /** The same for the same folio: it is opened once, whatever orders name it. */
  contentHash: string
  sealed: string
}

const purpose = 'folios of orders'

const texts: Readonly<Record<MissingPart, [code: string, text: Text]>> = {
  modeOfHolding: ['-522', msg`Choose how the folio is held: Anyone or Survivor, or Joint.`],
  taxDetails: ['-523', msg`The tax details of an applicant are missing. Add them to the new folio.`],
  nominees: ['-524', msg`Add a nominee to the new folio, or choose not to nominate.`],
  bank: ['-525', msg`Choose the bank account of the new folio.`],
  cheque: ['-526', msg`Upload a cancelled cheque of the new account.`],
  chequeReview: [
    '-529',
    msg`We have not confirmed the account of the new folio yet. Open the new folio to see what it needs.`,
  ],
  confirmations: ['-527', msg`A holder has not confirmed the new folio yet. You can invest once all have.`],
}

/** Nothing is bought before an account is known to be the investor's, whoever still has to do something for that. */
const untilVerified: Pick<AccountCheques, 'stateOf'> = {
  stateOf: async (db, { id }, account) => ((await verifiedIdOf(db, id, account)) ? 'notNeeded' : 'inReview'),
}

/** The folio of a draft, ready to be paid for. Refuses what is not complete, confirmed, or has to go to a branch. */
export async function readyFolio(
  platform: Platform,
  investor: Pick<CallingInvestor, 'id' | 'pan'>,
  wanted: DraftedFolio,
): Promise<{ bank: string | NewAccount; draft: ReadyFolio }> {
  const { db, keys, clock } = platform
  const { id: draftId, content } = await ownVersion(platform, db, investor.id, wanted)
  if (content.branch)
    throw new Refusal('-528', t`${{ why: mixedResidency().why }} Visit a branch to open this folio.`)
  const cheque = await chequeOfBank(platform, untilVerified, investor, content.bank)
  const [missing] = missingParts(content, await holdersOf(db, draftId), cheque, clock.now())
  if (missing || !content.bank) {
    const [code, text] = texts[missing ?? 'bank']
    throw new Refusal(code, textOf(text))
  }
  await askRegistries(platform, namedOf(content.applicants), { consent: 'folio' })
  for (const [at, { pan, investorName }] of content.applicants.entries()) {
    await refuseWithoutKyc(db, pan, at ? investorName : undefined)
    if (!content.taxDetails[at]) await refuseWithoutTax(db, pan)
  }
  const contentHash = hashOfFolio(content)
  const sealed = await sealText(keys, purpose, contentHash, JSON.stringify(content))
  return { bank: content.bank.account, draft: { draftId, contentHash, sealed } }
}

/** The account of a draft: the id of one that the investor has with us, or a new one. */
export async function accountOfDraft(
  platform: Platform,
  pan: string,
  wanted: DraftedFolio,
): Promise<string | NewAccount | undefined> {
  const investor = await investorByPan(platform.db, pan)
  if (!investor) return undefined
  const { content } = await ownVersion(platform, platform.db, investor.id, wanted)
  return content.bank?.account
}

/** The names of those who hold the folio of a draft once it is opened, the first one first. */
export async function holdersOfReady({ keys }: Platform, ready: ReadyFolio): Promise<string[]> {
  const { applicants } = await contentOf(keys, ready)
  return applicants.map(({ investorName }) => investorName)
}

const contentOf = async (
  keys: Platform['keys'],
  { contentHash, sealed }: ReadyFolio,
): Promise<DraftContent> => JSON.parse(await openText(keys, purpose, contentHash, sealed)) as DraftContent

interface Opening {
  countryCode: string
  branchCode: string | null
  distributorArn: string | null
  euin: string | null
  openedOn: string
}

/** Opens the folio of a draft, once, and keeps its papers; the draft is done with. Returns its number. */
export async function openDraftedFolio(
  tx: Tx,
  platform: Platform,
  ready: ReadyFolio,
  opening: Opening,
): Promise<string> {
  const { keys, clock } = platform
  const { draftId, contentHash } = ready
  const content = await contentOf(keys, ready)
  const [first, ...others] = content.applicants
  if (!first || !content.bank) throw new Error(`Draft ${draftId} has no applicant or no account`)
  const { account } = content.bank
  const folioNo = await openFolio(tx, {
    ...opening,
    pan: first.pan,
    name: first.investorName,
    email: first.Email,
    mobile: first.Mobile,
    otherHolders: others.map(({ pan, investorName: name }) => ({ pan, name })),
    holdingMode: content.modeOfHolding ?? 'Single',
    bank: typeof account === 'string' ? { bankId: account } : newAccount(account),
    nomination: nominationOf(content),
    openedBy: `${draftId} ${contentHash}`,
  })
  const attachments = await sealText(keys, 'folio papers', folioNo, JSON.stringify(content))
  await tx
    .insert(folioAttachments)
    .values({ folioNo, sealed: attachments, openedAt: clock.now() })
    .onConflictDoNothing()
  for (const [at, { pan }] of content.applicants.entries())
    if (content.taxDetails[at]) await noteTinComplete(tx, pan, true)
  await deleteDraft(tx, draftId)
  return folioNo
}

function nominationOf({ nominees }: DraftContent) {
  if (!nominees.length) return { kind: 'none' as const }
  return { kind: 'listed' as const, nominees: nominees.map(asFolioHasIt) }
}

/** Without our own id of it: the folio's bank gets one when it is stored. */
export function newAccount({ bankId: _own, needsProof: _seen, ifscCode: ifsc, ...account }: NewAccount) {
  return { ifsc, ...account }
}
