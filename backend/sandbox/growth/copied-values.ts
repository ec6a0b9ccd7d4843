import { type SQL, sql } from 'drizzle-orm'

/** What a value of copy `n` is, made of that of the original; each kind stays valid, and unique over all copies. */
type CopiedValue = (original: SQL) => SQL

const digits = (places: SQL | number) => sql`lpad(n::text, ${places}, '0')`
const letter = (of: SQL) => sql`chr(65 + ((${of}) % 26)::int)`

/** "ZZZPV1001A" of copy 12,345 is "AABPV2345A": the letters at the end tell the originals apart. */
const pan: CopiedValue = (original) => sql`${letter(sql`n / 6760000`)} || ${letter(sql`n / 260000`)}
  || ${letter(sql`n / 10000`)} || substr(${original}, 4, 2) || lpad((n % 10000)::text, 4, '0') || right(${original}, 1)`

/** "SR100002" of copy 12,345 is "SR001234502", which no number of a new plan comes to. */
export const planOfCopy: CopiedValue = (original) => sql`'SR' || ${digits(7)} || right(${original}, 2)`

/** "91024821" of copy 12,345 is "701234524821". */
export const folioOfCopy: CopiedValue = (original) => sql`'7' || ${digits(6)} || right(${original}, 5)`

export const bankOfCopy: CopiedValue = (original) => sql`${original} || '-' || n`

const id: CopiedValue = (original) => sql`md5(${original}::text || n)::uuid`

export const copiedValues = {
  pan,
  id,
  folio: folioOfCopy,
  plan: planOfCopy,
  bank: bankOfCopy,
  text: (original) => sql`${original} || '-' || n`,
  /** The last four digits decide what the sandbox's bank does. */
  account: (original) => sql`lpad(n::text, length(${original}) - 4, '0') || right(${original}, 4)`,
  email: (original) => sql`replace(${original}, '@', '.' || n || '@')`,
  /** Ten digits in India; elsewhere as many as the original has. */
  mobile: (original) => sql`case when length(${original}) = 10
    then '7' || lpad((n * 100 + right(${original}, 2)::bigint)::text, 9, '0')
    else left(${original}, 2) || lpad(n::text, length(${original}) - 2, '0') end`,
  umrn: (original) => sql`left(${original}, 4) || '8' || ${digits(11)} || right(${original}, 4)`,
  /** "Q2607-0917" of copy 12,345 is "Q2607-001234517". */
  ticketNumber: (original) => sql`left(${original}, 6) || ${digits(7)} || right(${original}, 2)`,
  registration: (original) => sql`left(${original}, 2) || '9' || ${digits(7)} || right(${original}, 2)`,
  /** What brought a ledger row about: an instalment by its plan and day, else a number of its own. */
  reference: (original) => sql`case when ${original} like 'SR%'
    then ${planOfCopy(sql`left(${original}, 8)`)} || substr(${original}, 9) else ${original} || '-' || n end`,
} satisfies Record<string, CopiedValue>

export type CopiedKind = keyof typeof copiedValues
