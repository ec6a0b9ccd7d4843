/* eslint-disable figures/printed -- What the fund house advises: no rule reckons with these figures. */

import { saidTable } from '@portal/contracts/words'
import { msg } from '@portal/contracts/words/macros'

/** For how long money should stay in a fund, as its page says it. */
export const horizons = saidTable({
  DAYS: msg`For a few days`,
  DAYS_TO_6_MONTHS: msg`For a few days to 6 months`,
  '6_TO_12_MONTHS': msg`For 6 to 12 months`,
  '1_TO_3_YEARS': msg`For 1 to 3 years`,
  FROM_3_YEARS: msg`For 3 years or more`,
  FROM_5_YEARS: msg`For 5 years or more`,
  FROM_7_YEARS: msg`For 7 years or more`,
})

export type Horizon = keyof typeof horizons
