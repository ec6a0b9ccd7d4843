import * as z from 'zod/mini'
import { RelationCode } from '../folios/applicant'
import { BusinessDate, Email, FolioNumber, Pan, AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'
import { Requested } from './service-request'

const Mobile = z.object({
  countryCode: z.string().check(z.regex(/^\+\d{1,4}$/)),
  mobile: z.string().check(z.regex(/^\d{8,12}$/)),
})
const call = { method: 'POST', token: 'session', envelope: true } as const

/** S7.046 */
export const contactChangeApi = {
  contact: endpoint({
    ...call,
    summary: 'Asks for another e-mail or mobile; codes go to the old and to the new contact',
    path: 'investor/updateContact',
    request: z.union([
      z.object({ kind: z.literal('EMAIL'), email: Email, belongsTo: RelationCode }),
      z.object({ kind: z.literal('MOBILE'), ...Mobile.def.shape, belongsTo: RelationCode }),
    ]),
    response: Requested,
  }),
  profile: endpoint({
    ...call,
    summary:
      'Asks that a missing date of birth is added, that the address of the KYC is taken over (refuses -670, -671, -672), and that word is sent to the contact on record',
    path: 'investor/updateProfile',
    /** Null: stays as it is. */
    request: z.object({
      birthDate: z.nullable(BusinessDate),
      defaultCommunication: z.nullable(z.boolean()),
      /** Taken from the register of the KYC agencies, never typed. */
      address: z.optional(z.literal('REGISTER')),
    }),
    response: Requested,
  }),
  address: endpoint({
    ...call,
    summary: 'The address of the investor, as we have it and as the KYC agencies do; refuses -670',
    path: 'investor/getAddress',
    request: z.object({ panNumber: Pan }),
    response: z.object({ held: z.nullable(AnswerText), registered: z.nullable(AnswerText) }),
  }),
  jointHolder: endpoint({
    ...call,
    summary: 'Asks for the e-mail and mobile of a joint holder who is not registered here',
    path: 'investor/updateJhDetails',
    request: z.object({
      folioNo: FolioNumber,
      place: z.int().check(z.minimum(2), z.maximum(3)),
      email: Email,
      mobile: z.string().check(z.regex(/^[6-9]\d{9}$/)),
    }),
    response: Requested,
  }),
  holders: endpoint({
    ...call,
    summary: 'The joint holders of the folios of the investor, with their contact, masked',
    path: 'investor/getJhDetails',
    request: z.object({ panNumber: Pan }),
    response: z.object({
      holders: z.array(
        z.object({
          folioNo: FolioNumber,
          place: z.int(),
          name: AnswerText,
          maskedEmail: z.nullable(AnswerText),
          maskedMobile: z.nullable(AnswerText),
          /** Registered holders change their own details. */
          canChange: z.boolean(),
        }),
      ),
    }),
  }),
}
