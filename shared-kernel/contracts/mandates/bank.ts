import * as z from 'zod/mini'
import { limits } from '../validation/limits'
import { AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { buyingScopes } from '../identity/session-scope'

/** The first four letters of a bank's IFSCs. */
const BankCode = z.string().check(z.regex(/^[A-Z]{4}$/))

export const EligibleBank = z.object({
  bankCode: BankCode,
  bankName: AnswerText,
  /** Whether its accounts can pay by UPI. */
  upi: z.boolean(),
  /** Whether it registers mandates online. */
  mandate: z.boolean(),
})
export type EligibleBank = z.infer<typeof EligibleBank>

export const Branch = z.object({
  ifscCode: AnswerText,
  branchName: AnswerText,
  branchCity: AnswerText,
})
export type Branch = z.infer<typeof Branch>

export const bankApi = {
  eligibleBanks: endpoint({
    summary: 'The banks whose accounts can pay by UPI or register a mandate, by name',
    method: 'POST',
    path: 'eligibleBanks',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: Nothing,
    response: z.object({ banks: z.array(EligibleBank) }),
  }),
  cities: endpoint({
    summary: 'The cities where a bank has branches; none for a bank whose list of branches has no cities',
    method: 'POST',
    path: 'bank/cities',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({ bankCode: BankCode }),
    response: z.object({ cities: z.array(AnswerText) }),
  }),
  branches: endpoint({
    summary: 'Branches of a bank in a city, or of all of them, whose IFSC or name holds a text; at most 50',
    method: 'POST',
    path: 'bank/branches',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({
      bankCode: BankCode,
      city: z.optional(z.string().check(z.maxLength(limits.text.search))),
      search: z.optional(z.string().check(z.maxLength(limits.text.search))),
    }),
    response: z.object({ branches: z.array(Branch) }),
  }),
  ifsc: endpoint({
    summary: 'The branch behind an IFSC',
    method: 'POST',
    path: 'bank/details',
    token: 'session',
    envelope: true,
    sessionScopes: buyingScopes,
    request: z.object({ ifscCode: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)) }),
    response: z.object({ bankName: AnswerText, branchName: AnswerText, branchCity: AnswerText }),
  }),
}
