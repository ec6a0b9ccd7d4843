import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { razorpayXSettings } from '../../../src/payments/adapters/razorpayx/settings'
import type { Platform } from '../../../src/platform/module'
import { forKeyHolders } from '../razorpayx-key'

const Requested = z.object({
  source_account_number: z.string(),
  validation_type: z.string(),
  reference_id: z.string().check(z.maxLength(40)),
  fund_account: z.object({
    account_type: z.literal('bank_account'),
    bank_account: z.object({
      name: z.string().check(z.minLength(3), z.maxLength(50)),
      ifsc: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
      account_number: z.string().check(z.regex(/^\d{5,35}$/)),
    }),
    contact: z.object({ name: z.string(), type: z.string() }),
  }),
})

interface Account {
  ifsc: string
  account_number: string
}

/** The bank's answer by the end of the account number, as that of the sandbox's own check; 7777: nearly the same name. */
function resultsOf({ account_number }: Account) {
  if (account_number.endsWith('9999')) return undefined
  if (account_number.endsWith('8888')) return { account_status: 'invalid', name_match_score: null }
  if (account_number.endsWith('0000')) return { account_status: 'valid', name_match_score: 0 }
  return { account_status: 'valid', name_match_score: account_number.endsWith('7777') ? 60 : 100 }
}

const entity = (id: string, status: string, bank_account: Account, results: object | undefined) => ({
  id,
  entity: 'fund_account.validation',
  status,
  validation_results: results ?? { account_status: null, name_match_score: null },
  status_details: { reason: status === 'failed' ? 'bank_not_available' : `validation_${status}` },
  fund_account: { entity: 'fund_account', account_type: 'bank_account', bank_account },
})

/** RazorpayX's side of account validation (see the adapter). An id says what it is about, so nothing is kept. */
export function registerAccountValidation(scope: FastifyInstance, platform: Platform): void {
  const settings = () => razorpayXSettings(platform.config, platform.publicUrl())
  forKeyHolders(scope, settings)
  scope.post('/v1/fund_accounts/validations', async (request, reply) => {
    const { data } = Requested.safeParse(request.body)
    if (!data || data.source_account_number !== settings().accountNumber)
      return reply.code(400).send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Invalid request' } })
    const { ifsc, account_number } = data.fund_account.bank_account
    const id = `fav_${ifsc}-${account_number}`
    return reply.send(entity(id, 'created', { ifsc, account_number }, undefined))
  })
  scope.get('/v1/fund_accounts/validations/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const [, ifsc, account_number] = /^fav_([A-Z0-9]{11})-(\d{5,35})$/.exec(id) ?? []
    if (!ifsc || !account_number) return reply.code(404).send({ error: { code: 'BAD_REQUEST_ERROR' } })
    const account = { ifsc, account_number }
    const results = resultsOf(account)
    return reply.send(entity(id, results ? 'completed' : 'failed', account, results))
  })
}
