import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { Pan, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { OtpChallenge, OtpCode } from './otp'
import { typedContact } from './typed-contact'

export const SecurityQuestion = z.object({ questionId: AnswerText, text: AnswerText })
export type SecurityQuestion = z.infer<typeof SecurityQuestion>

export const SecurityAnswer = z.object({
  questionId: z.string().check(z.maxLength(20)),
  answer: z.string().check(z.minLength(2), z.maxLength(limits.text.name)),
})
export type SecurityAnswer = z.infer<typeof SecurityAnswer>

/** A code that was checked, to be used up by what it confirms. */
const CheckedCode = z.object({ referenceNumber: z.string().check(z.maxLength(64)), otp: OtpCode })

/** What brings an investor back in: contact and security questions (S7.024 to S7.029). */
export const recoveryApi = {
  registrationQuestions: endpoint({
    summary: 'The security questions to choose from; none where this installation asks no questions',
    method: 'GET',
    path: 'auth/registration/questions',
    token: 'none',
    envelope: false,
    request: Nothing,
    response: z.object({ questions: z.array(SecurityQuestion) }),
  }),
  questions: endpoint({
    summary:
      'Keeps the answers of a registration, or checks the one of a recovery, before the password is set',
    method: 'POST',
    path: 'auth/questions',
    token: 'access',
    envelope: true,
    request: z.object({ answers: z.array(SecurityAnswer).check(z.minLength(1), z.maxLength(2)) }),
    response: Nothing,
  }),
  recoveryDetails: endpoint({
    summary: 'Where codes of the investor go, masked, and which questions are answered',
    method: 'POST',
    path: 'auth/recoveryDetails',
    token: 'session',
    envelope: true,
    request: z.object({ panNumber: Pan }),
    response: z.object({
      maskedEmail: AnswerText,
      maskedMobile: AnswerText,
      countryCode: AnswerText,
      isInternational: z.boolean(),
      /** Those that are answered; null where this installation asks none. */
      answered: z.nullable(z.array(SecurityQuestion)),
    }),
  }),
  updateRecoveryDetails: endpoint({
    summary: 'Replaces the answers of the security questions; uses up a checked one-time code',
    method: 'POST',
    path: 'auth/update/recoveryDetails',
    token: 'session',
    envelope: true,
    request: z.object({
      panNumber: Pan,
      answers: z.array(SecurityAnswer).check(z.minLength(2), z.maxLength(2)),
      code: CheckedCode,
    }),
    response: Nothing,
  }),
  updateContact: endpoint({
    summary: 'Begins to change where codes go: one code to the contact until now, another to the new one',
    method: 'POST',
    path: 'auth/updateContact',
    token: 'session',
    envelope: true,
    request: typedContact({ panNumber: Pan }),
    response: z.object({ current: OtpChallenge, next: OtpChallenge }),
  }),
  updateUserContact: endpoint({
    summary: 'Changes where codes go, once both codes were checked, and tells the contact until now',
    method: 'POST',
    path: 'auth/updateUserContact',
    token: 'session',
    envelope: true,
    request: typedContact({ panNumber: Pan, current: CheckedCode, next: CheckedCode }),
    response: z.object({ maskedEmail: AnswerText, maskedMobile: AnswerText }),
  }),
}
