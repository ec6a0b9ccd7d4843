import type { PayoutProvider } from '../../platform/provider-choices'
import type { Platform } from '../../platform/module'
import type { PortFolder } from '../../platform/provider-ports'
import type { PayoutBank, PayoutEvent } from '../payout-bank'
import { exchangePayoutFiles, fileAccess, filePayoutBank } from './file/file-bank'
import { razorpayXPayoutAccess } from './razorpayx/access'
import { razorpayXPayoutBank } from './razorpayx/razorpayx-bank'
import { signedPayoutBank } from './signed/signed-bank'

interface PayoutAdapter {
  /** Throws StartRefusal where its settings are not there or not sound. */
  bank(platform: Platform): PayoutBank
  /** Of a bank that is reached by files: where they lie. */
  folder?(platform: Platform): string
  /** The same: writes what waits, and has booked what came. */
  exchangeFiles?(platform: Platform, take: (event: PayoutEvent) => Promise<unknown>): Promise<void>
}

/** Every way to a bank that an installation may name in `PAYOUTS`; whoever pays out knows the port alone. */
const adapters: Readonly<Record<PayoutProvider, PayoutAdapter>> = {
  signed: { bank: signedPayoutBank },
  razorpayx: {
    bank: ({ config, publicUrl, db, clock }) =>
      razorpayXPayoutBank(razorpayXPayoutAccess(config, publicUrl()), { db, now: clock.now }),
  },
  file: {
    bank: (platform) => filePayoutBank(platform, fileAccess(platform.config)),
    folder: ({ config }) => fileAccess(config).folder,
    exchangeFiles: (platform, take) => exchangePayoutFiles(platform, fileAccess(platform.config), take),
  },
}

const adapterOf = ({ config }: Platform) => adapters[config.payouts]

/** The bank of an installation. */
export const payoutBankOf = (platform: Platform): PayoutBank => adapterOf(platform).bank(platform)

/** Where files to and from the bank lie, where the installation has it so. */
export function payoutFilesOf(platform: Platform): PortFolder | undefined {
  const folder = adapterOf(platform).folder?.(platform)
  return folder === undefined ? undefined : { port: 'payouts', folder }
}

/** Files to and from the bank, where the installation has it so; else nothing. */
export const exchangeFilesOf: NonNullable<PayoutAdapter['exchangeFiles']> = async (platform, take) =>
  adapterOf(platform).exchangeFiles?.(platform, take)
