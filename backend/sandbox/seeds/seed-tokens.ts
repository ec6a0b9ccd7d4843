import { randomUUID } from 'node:crypto'
import { banksOf } from '../../src/folios/folio-reader'
import { razorpayTokens } from '../../src/mandates/adapters/razorpay/schema'
import { mandates } from '../../src/mandates/schema'
import type { Platform } from '../../src/platform/module'
import { bankMandates } from '../providers/mandates/schema'
import { customerIdOf, linkIdOf, orderIdOf, tokenIdOf } from '../providers/razorpay/recurring-ledger'

/** The mandates of the data set as Razorpay has them, so that a sandbox with MANDATES=razorpay debits them too. */
export async function seedTokens({ db, clock, publicUrl }: Platform): Promise<void> {
  const now = clock.now()
  for (const mandate of await db.select().from(mandates)) {
    const { umrn, pan, bankId, limitPaise: limit, frequency, validFrom, validTill } = mandate
    const account = (await banksOf(db, pan)).find((each) => each.bankId === bankId)
    if (!account) throw new Error(`The account of mandate ${umrn} is not seeded`)
    const { accountNumber, ifsc, bankName } = account
    const registrationId = randomUUID()
    const request = {
      ...{
        registrationId,
        number: umrn,
        accountNumber,
        ifsc,
        bankName,
        limit,
        frequency,
        validFrom,
        validTill,
      },
      ...{ method: 'NETBANKING' as const, raises: null, returnUrl: publicUrl(), callbackUrl: publicUrl() },
    }
    await db
      .insert(bankMandates)
      .values({ registrationId, request, state: 'registered', umrn, decidedAt: now })
    await db.insert(razorpayTokens).values({
      ...{ registrationId, method: 'emandate', umrn, tokenId: tokenIdOf(registrationId) },
      ...{ linkId: linkIdOf(registrationId), orderId: orderIdOf('m', registrationId) },
      ...{ customerId: customerIdOf(registrationId), expiresAt: now, registeredAt: now },
    })
  }
}
