import { t } from '@portal/contracts/words/macros'
import { randomUUID } from 'node:crypto'
import { href, routes } from '@portal/contracts/wire/routes'
import { formatDate, formatUnits, indiaDate, shortNumber } from '@portal/contracts/format'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { folioOf } from '../folios/folio-reader'
import type { InvestorRecord } from '../identity/investors'
import { notify } from '../notifications/notify'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { notFound, Refusal } from '../platform/refusal'
import { planOn } from '../schemes/catalogue'
import { daafProposals } from './schema'

/** Days after which a proposal of the asset-allocation facility is over. */
const openDays = 7

export type DaafProposalRow = typeof daafProposals.$inferSelect
export type ProposedSwitch = Pick<
  DaafProposalRow,
  'folioNo' | 'schemePlanCode' | 'toSchemePlanCode' | 'units'
>

/** One answer for a proposal that was accepted, is too old, is somebody else's, or never was. */
const proposalOver = () =>
  new Refusal(
    '-386',
    t`This proposal is not open any more: you have accepted it, or it has expired. You can switch under Transact.`,
  )

/** Proposes a switch to an investor by e-mail and notification. Returns what its link names. */
export async function proposeSwitch(
  platform: Platform,
  { pan, email, mobile }: InvestorRecord,
  proposed: ProposedSwitch,
): Promise<string> {
  const { db, clock } = platform
  await folioOf(db, pan, proposed.folioNo)
  const nameOf = async (code: string) => {
    const plan = await planOn(db, code, clock.today())
    if (!plan) throw notFound()
    return plan.scheme.name
  }
  const [from, to] = [await nameOf(proposed.schemePlanCode), await nameOf(proposed.toSchemePlanCode)]
  const id = randomUUID()
  const expiresAt = new Date(clock.now().getTime() + openDays * 86_400_000)
  await db.transaction(async (tx) => {
    await tx.insert(daafProposals).values({ id, pan, ...proposed, expiresAt })
    await notify(tx, platform, { pan, email, mobile }, () => ({
      subject: t`A switch for your asset allocation`,
      body: t`Folio ${{ folio: shortNumber(proposed.folioNo) }}: we propose to move ${{ units: formatUnits(proposed.units) }} units of ${from} to ${to}. It is open until ${{ day: formatDate(indiaDate(expiresAt)) }}. Nothing happens unless you accept it.`,
      url: `.${href(routes.daaf, { link: id })}`,
      ctaText: t`See the proposal`,
    }))
  })
  return id
}

const isOpen = (now: Date) => and(isNull(daafProposals.orderId), gt(daafProposals.expiresAt, now))

/** The open proposal that a link names. Throws refusal -386. */
export async function openProposal(
  { db, clock }: Platform,
  pan: string,
  link: string,
): Promise<DaafProposalRow> {
  const rows = await db
    .select()
    .from(daafProposals)
    .where(and(eq(daafProposals.pan, pan), isOpen(clock.now())))
  const found = rows.find(({ id }) => id === link)
  if (!found) throw proposalOver()
  return found
}

/** The open proposal of exactly this switch, which nobody else can accept until the transaction ends. Throws -386. */
export async function lockProposal(
  tx: Tx,
  { clock }: Platform,
  pan: string,
  { folioNo, schemePlanCode, toSchemePlanCode, units }: ProposedSwitch,
): Promise<DaafProposalRow> {
  const [found] = await tx
    .select()
    .from(daafProposals)
    .where(
      and(
        eq(daafProposals.pan, pan),
        eq(daafProposals.folioNo, folioNo),
        eq(daafProposals.schemePlanCode, schemePlanCode),
        eq(daafProposals.toSchemePlanCode, toSchemePlanCode),
        eq(daafProposals.units, units),
        isOpen(clock.now()),
      ),
    )
    .orderBy(desc(daafProposals.expiresAt))
    .limit(1)
    .for('update')
  if (!found) throw proposalOver()
  return found
}

/** A proposal became a switch. */
export async function acceptProposal(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.update(daafProposals).set({ orderId }).where(eq(daafProposals.id, id))
}
