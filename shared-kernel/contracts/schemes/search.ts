import * as z from 'zod/mini'
import { AnswerText } from '../wire/common'
import { endpoint } from '../wire/endpoint'

/** S3.066: a page of the portal, or with `external` an https address, by the words investors look for it. */
export const SearchEntry = z.object({
  name: AnswerText,
  /** `./home/statement`, or `https://…`. */
  url: AnswerText,
  keywords: z.array(AnswerText),
  /** Query parameters of the page, as JSON: `{"plan":"SWITCH"}`. */
  parameters: z.optional(AnswerText),
  external: z.boolean(),
})
export type SearchEntry = z.infer<typeof SearchEntry>

export const searchApi = {
  quickSearch: endpoint({
    summary: 'What quick search looks through, and what most people look for; one element in the list',
    method: 'POST',
    path: 'search/api',
    token: 'session',
    envelope: true,
    request: z.object({ source: z.literal('Investor') }),
    response: z.array(z.object({ features: z.array(SearchEntry), topSearches: z.array(SearchEntry) })),
  }),
}
