import type { Platform } from '../platform/module'
import { httpMandateBank } from './http-bank'
import type { MandateBank } from './mandate-bank'

/** Everything that the services of mandates work with. */
export interface MandateDesk {
  platform: Platform
  bank: MandateBank
}

export const mandateDesk = (platform: Platform): MandateDesk => ({
  platform,
  bank: httpMandateBank(platform),
})
