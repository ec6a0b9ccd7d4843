import type { SettledItem } from './gateway'
import { recordReport } from './outcome'
import type { PaymentContext } from './payment-context'
import { captureNamed } from './payment.repository'

/**
 * Books money that the provider settled with us and no callback told of; where no order takes it, that sends it back.
 * Money that is for nothing of ours changes nothing here.
 * Answers what is booked for another payment than they name.
 */
export async function bookUnreportedMoney(
  { platform, payables }: PaymentContext,
  items: readonly SettledItem[],
): Promise<SettledItem[]> {
  const misnamed: SettledItem[] = []
  for (const item of items) {
    const { kind, paymentId, reference: bankReference, amount, at } = item
    if (kind !== 'capture') continue
    const booked = await captureNamed(platform.db, bankReference)
    if (booked && booked.paymentId !== paymentId) misnamed.push(item)
    if (booked || !paymentId) continue
    const report = { news: 'captured', paymentId, amount, bankReference, at } as const
    const effect = await recordReport(platform, payables, report, { kind: 'poll' })
    if (effect !== 'unknown')
      platform.log.warn(
        { paymentId, bankReference, effect },
        'a settlement told of money that no callback had',
      )
  }
  return misnamed
}
