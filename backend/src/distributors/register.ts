import { t } from '@portal/contracts/words/macros'
import type { Distributor, EuinHolder } from '@portal/contracts/distributors/distributor'
import { and, asc, eq, gte, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../platform/database'
import { advisers, distributorEuins, distributors } from './schema'
import { Refusal } from '../platform/refusal'

export const unknownDistributor = () =>
  new Refusal('-315', t`We do not know a distributor with this ARN, or it has expired. Check the number.`)
export const unknownEuin = () =>
  new Refusal('-316', t`This EUIN does not belong to your distributor, or it has expired. Choose another.`)

const mostFound = 20

/** Letters that mean something in a pattern, as themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (letter) => `\\${letter}`)

const shown = { distributorARN: distributors.arn, name: distributors.name, city: distributors.city }

/** Distributors that may advise on a day and whose ARN, or a word of whose name, begins like the text. */
export function searchDistributors(tx: Tx, text: string, today: string): Promise<Distributor[]> {
  const key = literal(text.trim())
  const number = /^\d+$/.test(key) ? `ARN-${key}%` : `${key}%`
  return tx
    .select(shown)
    .from(distributors)
    .where(
      and(
        gte(distributors.validTill, today),
        or(
          ilike(distributors.arn, number),
          ilike(distributors.name, `${key}%`),
          ilike(distributors.name, `% ${key}%`),
        ),
      ),
    )
    .orderBy(sql`length(${distributors.arn})`, asc(distributors.arn))
    .limit(mostFound)
}

/** Of some ARNs those that may advise on a day, by ARN. */
export async function distributorsNamed(
  tx: Tx,
  arns: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, Distributor>> {
  if (!arns.length) return new Map()
  const rows = await tx
    .select(shown)
    .from(distributors)
    .where(and(inArray(distributors.arn, [...arns]), gte(distributors.validTill, today)))
  return new Map(rows.map((row) => [row.distributorARN, row]))
}

/** The employees of a distributor who may advise on a day. */
export function euinsOf(tx: Tx, arn: string, today: string): Promise<EuinHolder[]> {
  return tx
    .select({ euin: distributorEuins.euin, name: distributorEuins.name })
    .from(distributorEuins)
    .where(and(eq(distributorEuins.arn, arn), gte(distributorEuins.validTill, today)))
    .orderBy(asc(distributorEuins.name))
}

/** Whether an adviser of that code may advise on a day. */
export async function mayAdvise(tx: Tx, code: string, today: string): Promise<boolean> {
  const rows = await tx
    .select({ code: advisers.code })
    .from(advisers)
    .where(and(eq(advisers.code, code), gte(advisers.validTill, today)))
  return rows.length > 0
}
