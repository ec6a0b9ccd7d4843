import { type Text, textOf } from '@portal/kernel'
import { msg } from '@portal/kernel/words'
import type { SystematicPlan } from '@portal/contracts/systematic-plans/systematic-plan'

const names: Readonly<Record<SystematicPlan['kind'], Text>> = { SIP: msg`SIP`, STP: msg`STP`, SWP: msg`SWP` }

/** What sentences call a plan. */
export const planName = (kind: SystematicPlan['kind']): string => textOf(names[kind])
