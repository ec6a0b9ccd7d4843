import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Pan, AnswerText, Text } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { DraftNominee, NewBank } from './new-folio'
import { ApplicantForm, FolioInvestment, HoldingOption, NewFolioDraft } from './new-folio-draft'
import { OtpChallenge, OtpCode } from '../identity/otp'
import { TaxDetails } from '../service-requests/tax-details'

const Id = z.string().check(z.maxLength(64))
/** A change is one of the version that was read. */
const ofVersion = { draftId: Id, version: z.int().check(z.minimum(1)) }
const code = { otp: z.optional(OtpCode), referenceNumber: z.optional(Id) }
const kept = z.object({ draft: NewFolioDraft })
const HolderPlace = z.union([z.literal(2), z.literal(3)])
const HolderLink = z.string().check(z.maxLength(128))

const call = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  path: string,
  summary: string,
  request: Request,
  response: Response,
) =>
  endpoint({
    summary,
    method: 'POST',
    path: `transaction/${path}`,
    token: 'session',
    envelope: true,
    request,
    response,
  })

/** S7.076, S7.077: a folio on its way, kept by the server. */
export const createFolioApi = {
  saveApplicantDetails: call(
    'saveApplicantDetails',
    'Keeps the applicants of a new folio, in their order; refuses by the rules of the form. Without a draftId it begins one',
    z.object({
      draftId: z.nullable(Id),
      /** 0 where it begins one. */
      version: z.int().check(z.minimum(0)),
      applicants: z.array(ApplicantForm).check(z.minLength(1), z.maxLength(10)),
      modeOfHolding: z.nullable(HoldingOption),
      /** One for each applicant. */
      taxDetails: z.array(z.nullable(TaxDetails)).check(z.maxLength(10)),
      /** Needed to begin, by who has not confirmed where word shall be sent (decision 10). */
      ...code,
    }),
    kept,
  ),
  saveNomineeDetails: call(
    'saveNomineeDetails',
    'Keeps the nominees of a new folio, or that there shall be none, which takes a code',
    z.object({
      ...ofVersion,
      nominees: z.array(DraftNominee).check(z.maxLength(50)),
      noNominee: z.boolean(),
      ...code,
    }),
    kept,
  ),
  saveSchemeDetails: call(
    'saveSchemeDetails',
    'Keeps what is to be invested in a new folio',
    z.object({ ...ofVersion, investmentDetails: FolioInvestment }),
    kept,
  ),
  saveBankDetails: call(
    'saveBankDetails',
    "Keeps the bank account of a new folio, confirmed with its bank as the investor's, or the cheque that shows whose it is",
    z.object({
      ...ofVersion,
      /** null: the account stays as it is. */
      bank: z.nullable(z.union([z.object({ bankId: Id }), NewBank])),
      /** An uploaded document. */
      chequeId: z.nullable(Id),
    }),
    kept,
  ),
  pendingTransaction: call(
    'pendingTransaction',
    'The new folios that the investor has begun, last changed first',
    z.object({ panNumber: Pan }),
    z.object({ drafts: z.array(NewFolioDraft) }),
  ),
  saveBrokenTransaction: call(
    'saveBrokenTransaction',
    'Puts a new folio away where something failed, to be found again on any device',
    z.object({ draftId: Id, step: Text, reason: z.string().check(z.maxLength(limits.text.line)) }),
    kept,
  ),
  deletePendingTransaction: call(
    'deletePendingTransaction',
    'Deletes a new folio that was begun, with all that was entered',
    z.object({ draftId: Id }),
    Nothing,
  ),
  askHolder: call(
    'newFolio/askHolder',
    'Asks a joint holder to confirm: by a link to a device of their own, or by a code that is typed in here',
    z.object({ ...ofVersion, place: HolderPlace, by: z.enum(['link', 'code']) }),
    z.object({ draft: NewFolioDraft, challenge: z.nullable(OtpChallenge) }),
  ),
  confirmHolder: call(
    'newFolio/confirmHolder',
    "A joint holder's own code, typed in here; refusal -108 costs one attempt",
    z.object({ draftId: Id, place: HolderPlace, referenceNumber: Id, otp: OtpCode }),
    kept,
  ),
}

/** What a joint holder reads behind the link, before any code. */
export const HolderRequest = z.object({
  requestedBy: AnswerText,
  holderName: AnswerText,
  modeOfHolding: z.nullable(HoldingOption),
  applicants: z.array(AnswerText),
  /** Names and shares; empty: nobody. */
  nominees: z.array(AnswerText),
  bank: z.nullable(AnswerText),
  state: z.enum(['waiting', 'confirmed', 'refused']),
})
export type HolderRequest = z.infer<typeof HolderRequest>

const visit = <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  path: string,
  summary: string,
  request: Request,
  response: Response,
) =>
  endpoint({
    summary,
    method: 'POST',
    path: `transaction/newFolio/${path}`,
    token: 'none',
    envelope: true,
    request,
    response,
  })

/** Of joint holders, who need no log-in: what they read behind their link, and what they say to it. */
export const holderLinkApi = {
  openHolderLink: visit(
    'openLink',
    'What a joint holder is asked to confirm; opening uses nothing up',
    z.object({ link: HolderLink }),
    HolderRequest,
  ),
  sendHolderCode: visit(
    'sendCode',
    'Sends the joint holder behind a link a code of their own',
    z.object({ link: HolderLink }),
    OtpChallenge,
  ),
  answerHolderLink: visit(
    'answerLink',
    'Confirms with the code, or refuses without one',
    z.discriminatedUnion('answer', [
      z.object({ answer: z.literal('CONFIRM'), link: HolderLink, referenceNumber: Id, otp: OtpCode }),
      z.object({ answer: z.literal('REFUSE'), link: HolderLink }),
    ]),
    HolderRequest,
  ),
}
