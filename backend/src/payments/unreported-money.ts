import type { SettledItem } from './gateway'
import { recordReport } from './outcome'
import type { PaymentContext } from './payment-context'
import { capturesNamed } from './payment.repository'

/**
 * Books money that the provider settled with us and no callback told of; where no order takes it, that sends it back.
 * Money that is for nothing of ours changes nothing here. Answers what is booked for another payment than they name.
 */
export async function bookUnreportedMoney(
  { platform, payables }: PaymentContext,
  items: readonly SettledItem[],
): Promise<SettledItem[]> {
  const settled = items.filter(({ kind }) => kind === 'capture')
  const known = await capturesNamed(
    platform.db,
    settled.map(({ reference }) => reference),
  )
  const booked = new Map(known.map(({ bankReference, paymentId }) => [bankReference, paymentId]))
  for (const { paymentId, reference: bankReference, amount, at } of settled) {
    if (booked.has(bankReference) || !paymentId) continue
    const report = { news: 'captured', paymentId, amount, bankReference, at } as const
    const effect = await recordReport(platform, payables, report, { kind: 'poll' })
    if (effect !== 'unknown')
      platform.log.warn(
        { paymentId, bankReference, effect },
        'a settlement told of money that no callback had',
      )
  }
  return settled.filter(
    ({ reference, paymentId }) => booked.has(reference) && booked.get(reference) !== paymentId,
  )
}
