import * as z from 'zod/mini'
import { BusinessDate } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { SchemeCategory } from './product'

/** Schemes for visitors without a log-in: the pages of investors do not load it. */
export const openSchemesApi = {
  openSchemes: endpoint({
    summary:
      'The Direct plans that anybody may buy now, grouped in categories; for visitors without a log-in',
    method: 'POST',
    path: 'product/schemes/open',
    token: 'none',
    envelope: true,
    packed: true,
    request: Nothing,
    response: z.object({ categories: z.array(SchemeCategory), navDate: BusinessDate }),
  }),
}
