import { t } from '@portal/contracts/words/macros'
import type { HolderRequest, holderLinkApi } from '@portal/contracts/folio-opening/create-folio'
import type { RequestOf } from '@portal/contracts/wire/endpoint'
import type { OtpChallenge } from '@portal/contracts/identity/otp'
import { eq } from 'drizzle-orm'
import { investorById, investorByPan, nobodysId } from '../identity/investors'
import { checkCode } from '../identity/otp-check'
import { openCodeChallenge } from '../identity/otp.service'
import type { Visitor } from '../identity/visitor'
import { notify } from '../notifications/notify'
import { inTransaction } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { hashOfFolio } from './draft-content'
import { type Draft, draftById } from './draft.repository'
import { contactOf, hashOfLink, type HolderRow, keepAnswer } from './holders'
import { newFolioHolders as table } from './schema'

interface Behind {
  row: HolderRow
  draft: Draft
}

/** One answer for a link that is too old, is about a folio that was changed since, or never was. */
const linkOver = () =>
  new Refusal('-520', t`This link is no longer valid. Ask the first holder to send you a new one.`)

async function behind(platform: Platform, link: string): Promise<Behind> {
  const { db, clock } = platform
  const [row] = await db
    .select()
    .from(table)
    .where(eq(table.linkHash, hashOfLink(link)))
  const draft = row && (await draftById(platform, db, row.draftId))
  if (!draft || row.until <= clock.now() || row.contentHash !== hashOfFolio(draft.content)) throw linkOver()
  return { row, draft }
}

/** What a holder is asked to confirm. Refuses -520. */
export async function openHolderLink(platform: Platform, link: string): Promise<HolderRequest> {
  const { row, draft } = await behind(platform, link)
  const { name } = await investorById(platform.db, draft.investorId)
  const { applicants, modeOfHolding, nominees, bank } = draft.content
  return {
    requestedBy: name,
    holderName: applicants[row.place - 1]?.investorName ?? '',
    modeOfHolding,
    applicants: applicants.map(({ investorName }) => investorName),
    nominees: nominees.map((nominee) => `${nominee.name} ${nominee.sharePercent ?? 0}%`),
    bank: bank && `${bank.shown.bankName} ••${bank.shown.accountNumber}`,
    state: row.state,
  }
}

/** Sends the holder behind a link a code, which can be typed in on this device only. */
export async function sendHolderCode(
  platform: Platform,
  link: string,
  visitor: Visitor,
): Promise<OtpChallenge> {
  const { row, draft } = await behind(platform, link)
  if (row.state !== 'waiting') throw answered()
  const { pan, email, mobile } = await contactOf(platform.db, draft.content, row.place)
  const known = await investorByPan(platform.db, pan)
  return openCodeChallenge(platform, {
    pan,
    email,
    mobile,
    activity: 'NEW_FOLIO',
    visitor,
    investorId: known?.id ?? nobodysId,
    uniqueId: uniqueIdOf(row),
    genuine: true,
  })
}

const answered = () => new Refusal('-521', t`You have already answered. There is nothing more to do.`)

const uniqueIdOf = ({ draftId, place, contentHash }: HolderRow) => `${draftId} ${place} ${contentHash}`

/** What a holder says; the first holder is told. A refusal needs no code: the link itself went to nobody else. */
export async function answerHolderLink(
  platform: Platform,
  answer: RequestOf<typeof holderLinkApi.answerHolderLink>,
  visitor: Visitor,
): Promise<HolderRequest> {
  const { row, draft } = await behind(platform, answer.link)
  if (row.state !== 'waiting') throw answered()
  if (answer.answer === 'CONFIRM') await checkHolderCode(platform, row, draft, answer, visitor)
  const state = answer.answer === 'CONFIRM' ? 'confirmed' : 'refused'
  await inTransaction(platform.db, async (tx) => {
    await keepAnswer(platform, tx, row, state, draft.investorId)
    const { pan, email, mobile, isInternational } = await investorById(tx, draft.investorId)
    const holder = draft.content.applicants[row.place - 1]?.investorName ?? ''
    await notify(tx, platform, { pan, email, mobile: isInternational ? '' : mobile }, () => ({
      ...saidOf(state, holder),
      url: './home/create-folio/review',
      ctaText: t`Open the new folio`,
    }))
  })
  return openHolderLink(platform, answer.link)
}

async function checkHolderCode(
  platform: Platform,
  row: HolderRow,
  draft: Draft,
  { referenceNumber, otp }: { referenceNumber: string; otp: string },
  visitor: Visitor,
): Promise<void> {
  const challenge = await checkCode(platform, {
    reference: referenceNumber,
    code: otp,
    by: { visitor, uniqueId: uniqueIdOf(row), activities: ['NEW_FOLIO'] },
  })
  const { pan } = await contactOf(platform.db, draft.content, row.place)
  if (challenge.pan !== pan) throw notFound()
}

const saidOf = (state: 'confirmed' | 'refused', holder: string) =>
  state === 'confirmed'
    ? {
        subject: t`${holder} confirmed your new folio`,
        body: t`${holder} confirmed the joint folio that you are opening. You can see there what comes next.`,
      }
    : {
        subject: t`${holder} refused your new folio`,
        body: t`${holder} does not want to hold this folio. Talk to each other, then change it and ask again, or continue without this holder.`,
        important: true,
      }
