import { persistedAtom } from '@portal/kernel'
import { type Mandate, MandateFrequency, MandateMethod } from '@portal/contracts/mandates/mandate'
import * as z from 'zod/mini'

/** A mandate on its way from the account to the bank; it survives a reload. Money in paise. */
export const MandateDraft = z.object({
  bankId: z.nullable(z.string()),
  method: z.nullable(MandateMethod),
  limit: z.nullable(z.number()),
  frequency: MandateFrequency,
  validFrom: z.string(),
  validTill: z.string(),
  /** UMRN of the mandate that it raises. */
  raises: z.nullable(z.string()),
  /** The signed form, once uploaded. */
  document: z.nullable(z.object({ documentId: z.string(), name: z.string() })),
  /** Where the investor came from, to go back there with the mandate. */
  backTo: z.nullable(z.enum(['sip'])),
  /** Made when the review opens, so that a double click, a retry and a reload ask the bank once. */
  idempotencyKey: z.nullable(z.string()),
})
export type MandateDraft = z.infer<typeof MandateDraft>

export const emptyDraft: MandateDraft = {
  bankId: null,
  method: null,
  limit: null,
  frequency: 'As presented',
  validFrom: '',
  validTill: '',
  raises: null,
  document: null,
  backTo: null,
  idempotencyKey: null,
}

export const mandateDraftAtom = persistedAtom('mandateDraft', MandateDraft, emptyDraft)

/** What changes the draft makes it another mandate, which the bank is asked for anew. */
export const withChange = (last: MandateDraft, change: Partial<MandateDraft>): MandateDraft => ({
  ...last,
  ...change,
  idempotencyKey: null,
})

const methodOfKind = { EMANDATE: 'NETBANKING', UPI_AUTOPAY: 'UPI', OTM: 'PAPER' } as const

/** A draft like a mandate that there was, to ask for it once more or to raise its limit. */
export const draftLike = (
  {
    bankId,
    kind,
    limit,
    frequency,
    validTill,
    umrn,
  }: Pick<Mandate, 'bankId' | 'kind' | 'limit' | 'frequency' | 'validTill' | 'umrn'>,
  { raises }: { raises: boolean },
): MandateDraft => ({
  ...emptyDraft,
  bankId,
  method: methodOfKind[kind],
  limit,
  frequency,
  // An ended one leaves its last day behind; the form offers the usual one.
  validTill: raises ? validTill : '',
  raises: raises ? umrn : null,
})
