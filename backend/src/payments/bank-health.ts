import type { BankHealth } from '@portal/contracts/payments/payment'
import { GatewayUnavailable } from './gateway'
import type { PaymentContext } from './payment-context'

/** Which banks' pages are slow or down (S7.119). A provider that cannot be asked keeps nobody from paying. */
export async function bankHealth({ gateway, platform }: PaymentContext): Promise<BankHealth[]> {
  try {
    return (await gateway.bankHealth()).filter(({ health }) => health !== 'up')
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    platform.log.warn({ err: error }, 'the health of the banks is not known')
    return []
  }
}
