import type { FastifyInstance } from 'fastify'
import type { MandateProvider } from '../../platform/config'
import type { Platform } from '../../platform/module'
import type { MandateBank } from '../mandate-bank'
import { signedMandateBank } from './signed/signed-bank'

interface MandateAdapter {
  /** Throws StartRefusal where its settings are not there or not sound. */
  bank(platform: Platform): MandateBank
  /** Pages of ours on the way to the bank's. */
  register?(app: FastifyInstance, platform: Platform): void
}

/** Everybody that an installation may name in `MANDATES`; whoever asks for a mandate knows the port alone. */
const adapters: Readonly<Record<MandateProvider, MandateAdapter>> = {
  signed: { bank: signedMandateBank },
}

const adapterOf = ({ config }: Platform) => adapters[config.mandates]

/** Who registers the mandates of an installation. */
export const mandateBankOf = (platform: Platform): MandateBank => adapterOf(platform).bank(platform)

/** The pages that the adapter of an installation needs. */
export const registerPagesOf: NonNullable<MandateAdapter['register']> = (app, platform) =>
  adapterOf(platform).register?.(app, platform)
