import type { Platform } from '../platform/module'
import { mandateBankOf } from './adapters'
import type { MandateBank } from './mandate-bank'

/** Everything that the services of mandates work with. */
export interface MandateContext {
  platform: Platform
  bank: MandateBank
}

export const mandateContext = (platform: Platform): MandateContext => ({
  platform,
  bank: mandateBankOf(platform),
})
