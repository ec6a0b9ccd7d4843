import * as z from 'zod/mini'
import type { Instruction } from './bank-ledger'

/** What the ledger keeps of a payout that came by RazorpayX. */
const Kept = z.object({ ifsc: z.string(), name: z.string(), mode: z.string(), narration: z.string() })
export type Kept = z.infer<typeof Kept>

/** Ids of theirs are opaque; these hold ours, so the simulator keeps no second ledger. */
const bare = (uuid: string) => uuid.replaceAll('-', '')

/** Our id in one of theirs. */
export function payoutNamedBy(id: string): string | undefined {
  const parts = /^(?:pout|fa)_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(id)
  return parts?.slice(1).join('-')
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

export function payoutEntity(instruction: Instruction, now: Date) {
  const { id, amount, reference, outcome, answersAt, takenAt, wire } = instruction
  const { mode, narration } = Kept.parse(wire)
  const isOver = answersAt <= now
  const isPaid = isOver && outcome === 'done'
  return {
    id: `pout_${bare(id)}`,
    entity: 'payout',
    fund_account_id: `fa_${bare(id)}`,
    amount,
    currency: 'INR',
    notes: [],
    fees: 0,
    tax: 0,
    status: !isOver ? 'processing' : isPaid ? 'processed' : 'reversed',
    purpose: 'payout',
    utr: isPaid ? reference : null,
    mode,
    reference_id: id,
    narration,
    batch_id: null,
    status_details: !isOver
      ? detailsOf('gateway', 'payout_bank_processing')
      : detailsOf('beneficiary_bank', isPaid ? 'payout_processed' : 'bank_account_closed'),
    created_at: seconds(takenAt),
    fee_type: '',
  }
}

const detailsOf = (source: string, reason: string) => ({
  description: reason.replaceAll('_', ' '),
  source,
  reason,
})

export function fundAccountEntity({ id, accountNumber: account_number, wire, takenAt }: Instruction) {
  const { ifsc, name } = Kept.parse(wire)
  return {
    id: `fa_${bare(id)}`,
    entity: 'fund_account',
    contact_id: `cont_${bare(id)}`,
    account_type: 'bank_account',
    bank_account: { ifsc, bank_name: ifsc.slice(0, 4), name, notes: [], account_number },
    active: true,
    batch_id: null,
    created_at: seconds(takenAt),
  }
}

export function webhookOf(instruction: Instruction, now: Date): string {
  const entity = payoutEntity(instruction, now)
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_neemsandbox',
    event: `payout.${entity.status}`,
    contains: ['payout'],
    payload: { payout: { entity } },
    created_at: seconds(instruction.answersAt),
  })
}
