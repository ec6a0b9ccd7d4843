import { ok } from '@portal/testing'
import { oddConf as settings } from '@portal/testing/samples'

/** Settings whose periods are none of the usual ones, so that a page that writes one itself is found. */
export const oddConf = ok(settings)

/** A period as it usually is: in a text beside odd ones nobody has reckoned it. */
export const usualPeriod = /\b(2 business |10[ -]|21 |30 )days?\b/
