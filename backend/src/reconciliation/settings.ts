import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { BusinessDate } from '@portal/contracts/wire/common'
import { StartRefusal } from '../platform/start-refusal'
import { defaultSettings, registrarFileSettings } from './default-layouts'

const Column = z.string().check(z.minLength(1), z.maxLength(60))
/** Null: the file does not say it. */
const OptionalColumn = z.nullable(Column)

const common = {
  /** Whether a business day without a run of it is told to a person. */
  daily: z.boolean(),
  /** How many business days the other side may take. */
  days: z.int().check(z.minimum(0), z.maximum(30)),
  delimiter: z.enum([',', ';', '|', '\t']),
  amounts: z.enum(['rupees', 'paise']),
  dates: z.enum(['dayFirst', 'monthFirst']),
}
/** What the registrar calls a scheme plan, and its code here; a code that is not among them is ours. */
const plans = z.record(z.string(), z.string())

const MoneyColumns = z.strictObject({
  names: z.array(Column).check(z.minLength(1)),
  amount: Column,
  kind: OptionalColumn,
  state: OptionalColumn,
  on: OptionalColumn,
  utr: OptionalColumn,
  batch: OptionalColumn,
  fee: OptionalColumn,
  tax: OptionalColumn,
  /** What was settled of money that came in, and of money that went out. */
  credit: OptionalColumn,
  debit: OptionalColumn,
  /** Of a confirmation: what was bought or sold, where, and at which NAV. */
  folio: OptionalColumn,
  plan: OptionalColumn,
  units: OptionalColumn,
  nav: OptionalColumn,
  /** What together was kept of it: load, stamp duty, STT, tax. */
  charges: z.array(Column),
  /** Why it was refused. */
  reason: OptionalColumn,
})
const MoneyLayout = z.strictObject({
  ...common,
  columns: MoneyColumns,
  /** Which word of the column `kind` is what; every other word is nothing of ours. */
  kinds: z.record(z.string(), z.enum(['capture', 'refund', 'payout', 'debit', 'trade', 'income'])),
  /** Which word of the column `state` is what; a file with another word is refused. */
  states: z.record(z.string(), z.enum(['open', 'done', 'back'])),
  /** Whether the tax is in the fee. */
  feeHasTax: z.boolean(),
  plans,
})
export type MoneyLayout = z.infer<typeof MoneyLayout>

const UnitColumns = z.strictObject({
  folio: Column,
  plan: Column,
  units: Column,
  nav: OptionalColumn,
  amount: OptionalColumn,
  on: OptionalColumn,
})
const UnitLayout = z.strictObject({
  ...common,
  columns: UnitColumns,
  plans,
})
export type UnitLayout = z.infer<typeof UnitLayout>

const Settings = z.strictObject({
  /** What was before it is not reconciled. */
  from: z.nullable(BusinessDate),
  settlement: MoneyLayout,
  payouts: MoneyLayout,
  debits: MoneyLayout,
  confirmations: MoneyLayout,
  registrar: UnitLayout,
})
export type ReconciliationSettings = z.infer<typeof Settings>

/**
 * The settings of reconciliation: those of the JSON file that RECONCILIATION names, over the defaults.
 * @throws StartRefusal where it cannot be read or says something else than settings
 */
export function readSettings({ RECONCILIATION: path, REGISTRAR }: NodeJS.ProcessEnv): ReconciliationSettings {
  const defaults = REGISTRAR === 'file' ? registrarFileSettings : defaultSettings
  if (!path) return defaults
  let given: unknown
  try {
    given = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new StartRefusal('RECONCILIATION must be the path of a JSON file; see docs/operation.md.')
  }
  const read = Settings.safeParse(over(defaults, given))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.join('.') || 'the file'
  throw new StartRefusal(
    `RECONCILIATION: ${where} is no such setting, or has another form; see docs/operation.md.`,
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is given, over what holds without it; a list and a word are taken whole. */
function over(otherwise: unknown, given: unknown): unknown {
  if (!isObject(otherwise) || !isObject(given)) return given
  return {
    ...otherwise,
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        Object.hasOwn(otherwise, name) ? over(otherwise[name], value) : value,
      ]),
    ),
  }
}
