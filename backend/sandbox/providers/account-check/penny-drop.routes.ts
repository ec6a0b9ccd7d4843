import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { type PennyDropAnswer, pennyDropAccess } from '../../../src/payments/adapters/penny-drop/penny-drop'
import type { Platform } from '../../../src/platform/module'
import { registerSignedCalls } from '../signed-calls'

const Requested = z.object({ accountNumber: z.string(), ifscCode: z.string(), holder: z.string() })

/** An account ending 0000 is somebody else's, ending 8888 closed, ending 9999 at a bank that is down. */
function outcomeOf(accountNumber: string): PennyDropAnswer['outcome'] {
  if (accountNumber.endsWith('0000')) return 'nameMismatch'
  if (accountNumber.endsWith('8888')) return 'closed'
  return accountNumber.endsWith('9999') ? 'bankDown' : 'verified'
}

/** The provider of the house's own that sends Rs 1 and compares the names itself. */
export function registerPennyDrop(scope: FastifyInstance, platform: Platform): void {
  const secret = () => pennyDropAccess(platform.config, platform.publicUrl()).secret
  registerSignedCalls(scope, secret, (on) =>
    on('/', Requested, ({ accountNumber }) =>
      Promise.resolve({
        outcome: outcomeOf(accountNumber),
        reference: `PD${randomUUID().slice(0, 8).toUpperCase()}`,
      }),
    ),
  )
}
