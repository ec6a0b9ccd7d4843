import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { razorpayXSettings } from '../../../src/payments/adapters/razorpayx/settings'
import type { Platform } from '../../../src/platform/module'
import { forKeyHolders } from '../razorpayx-key'
import { instructionOf, takeInstruction } from './bank-ledger'
import { fundAccountEntity, type Kept, payoutEntity, payoutNamedBy } from './razorpayx-wire'

const NewPayout = z.object({
  account_number: z.string(),
  amount: z.int().check(z.gte(100)),
  currency: z.literal('INR'),
  mode: z.enum(['NEFT', 'RTGS', 'IMPS']),
  purpose: z.literal('payout'),
  fund_account: z.object({
    account_type: z.literal('bank_account'),
    bank_account: z.object({
      name: z.string().check(z.minLength(3), z.maxLength(50)),
      ifsc: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
      account_number: z.string().check(z.regex(/^\d{5,35}$/)),
    }),
    contact: z.object({ name: z.string().check(z.minLength(3), z.maxLength(50)), type: z.string() }),
  }),
  queue_if_low_balance: z.boolean(),
  // Theirs take any text of 40 characters; the ledger of the sandbox's bank is by our ids.
  reference_id: z.uuid(),
  narration: z.string().check(z.regex(/^[A-Za-z0-9 ]{0,30}$/)),
})

/** RazorpayX's side of payouts (see the adapter), over the books of the sandbox's bank. */
export function registerRazorpayXPayouts(scope: FastifyInstance, platform: Platform): void {
  const settings = () => razorpayXSettings(platform.config, platform.publicUrl())
  forKeyHolders(scope, settings)
  scope.post('/v1/payouts', async ({ body, headers }, reply) => {
    const { data } = NewPayout.safeParse(body)
    const key = headers['x-payout-idempotency']
    if (typeof key !== 'string' || !/^[\w -]{4,36}$/.test(key)) return refuse(reply, 'X-Payout-Idempotency')
    if (!data || data.account_number !== settings().accountNumber) return refuse(reply, 'Invalid request')
    const { reference_id: id, amount, mode, narration, fund_account } = data
    const { name, ifsc, account_number: accountNumber } = fund_account.bank_account
    const wire: Kept = { ifsc, name, mode, narration }
    const callbackUrl = `${platform.publicUrl()}/api/v1/payouts/callback`
    const payout = { id, kind: 'payout', accountNumber, amount, dueOn: platform.clock.today() } as const
    await takeInstruction(platform, { ...payout, callbackUrl, wire }, mode === 'IMPS')
    const known = await instructionOf(platform, id)
    if (!known || known.amount !== amount || known.accountNumber !== accountNumber)
      return refuse(reply, 'Different request body sent for the same Idempotency Header')
    return { ...payoutEntity(known, platform.clock.now()), fund_account: fundAccountEntity(known) }
  })
  scope.get<{ Querystring: { account_number?: string; reference_id?: string } }>(
    '/v1/payouts',
    async ({ query }, reply) => {
      if (query.account_number !== settings().accountNumber) return refuse(reply, 'account_number')
      const known = z.uuid().safeParse(query.reference_id).success
        ? await instructionOf(platform, query.reference_id ?? '')
        : undefined
      const items = known ? [payoutEntity(known, platform.clock.now())] : []
      return { entity: 'collection', count: items.length, items }
    },
  )
  scope.get<{ Params: { id: string } }>('/v1/fund_accounts/:id', async ({ params: { id } }, reply) => {
    const named = payoutNamedBy(id)
    const known = named && (await instructionOf(platform, named))
    return known ? fundAccountEntity(known) : refuse(reply, 'The id provided does not exist')
  })
}

const refuse = (reply: FastifyReply, description: string) =>
  reply.code(400).send({
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', reason: 'input_validation_failed' },
  })
