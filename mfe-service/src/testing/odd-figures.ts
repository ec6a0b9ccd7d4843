import { ok } from '@portal/testing'
import { sampleConf, sampleFigures } from '@portal/testing/samples'

/** Settings whose periods are none of the usual ones, so that a page that writes one itself is found. */
export const oddConf = ok({
  ...sampleConf,
  figures: {
    ...sampleFigures,
    answerBusinessDays: 4,
    days: { bankCooling: 17, newFolioDraft: 41, reopenQuery: 37, complaint: 23 },
  },
})

/** A period as it usually is: in a text beside odd ones nobody has reckoned it. */
export const usualPeriod = /\b(2 business |10[ -]|21 |30 )days?\b/
