import { daysBetween } from '@portal/contracts/format'
import { previousBusinessDay } from '../../../src/calendar/business-day'
import type { Tx } from '../../../src/platform/database'
import { ruleOn, stampDutyRules, sttRules } from '../../../src/regulation/regulated-rules'
import { taxClassOf } from '../../../src/regulation/tax-class'
import type { SchemePlanFacts } from '../../../src/schemes/catalogue'
import { exitLoadOf } from '../../../src/schemes/exit-load'
import { navOn } from '../../../src/schemes/nav-store'
import { bought, dutyIn, percentOf, proportion, scaled, shared, unitsText, worthOf } from './arithmetic'
import { buyDay, loadDay, saleDay, switchInDay } from './dealing'
import { addLot, type LotPart, lotsOf, oldestFirst, takeOut } from './lots'
import type { registrarBookings, registrarInstructions } from './schema'
import type { Trouble } from './troubles'

export type Booking = Omit<typeof registrarBookings.$inferInsert, 'trxnNo' | 'toldOn'>
type Instruction = typeof registrarInstructions.$inferSelect

/** What an order action for, as its line says. */
export interface OrderRequest {
  reference: string
  type: 'purchase' | 'redemption' | 'switch'
  /** As the portal calls its kind. */
  kind: string
  folioNo: string
  plan: SchemePlanFacts
  toPlan: SchemePlanFacts | undefined
  /** Paise; undefined where units are requested for. */
  amount: bigint | undefined
  units: bigint | undefined
  stamp: Date
}

/** What the work of a day on an order came to; undefined while a NAV is not out. */
export interface Worked {
  state: Instruction['state']
  bookings: Booking[]
  netPaise?: number
  buyOn?: string
}

const anotherFolio = '99999990'

/** The next step of an order, with what goes wrong with it. */
export async function work(
  tx: Tx,
  instruction: Pick<Instruction, 'state' | 'netPaise' | 'buyOn'>,
  requested: OrderRequest,
  trouble?: Trouble,
): Promise<Worked | undefined> {
  if (trouble === 'rejected') return refused(requested, 'KYC of the holder is on hold')
  if (trouble === 'dropped') return { state: 'done', bookings: [] }
  if (requested.type === 'purchase')
    return buy(
      tx,
      requested,
      requested.plan,
      buyDay(requested.plan, requested.stamp),
      requested.amount ?? 0n,
      'P',
      trouble,
    )
  if (instruction.state === 'waiting') return sell(tx, requested, trouble)
  const { netPaise, buyOn } = instruction
  if (!requested.toPlan || netPaise === null || buyOn === null)
    throw new Error(`${requested.reference} is no switch`)
  return buy(tx, requested, requested.toPlan, buyOn, BigInt(netPaise), 'SI', trouble)
}

async function buy(
  tx: Tx,
  { reference, folioNo: ordered }: OrderRequest,
  { code: planCode }: SchemePlanFacts,
  day: string,
  amount: bigint,
  type: 'P' | 'SI',
  trouble?: Trouble,
): Promise<Worked | undefined> {
  const on = trouble === 'other NAV date' ? previousBusinessDay(day) : day
  const nav = await navOn(tx, planCode, on)
  if (nav === undefined) return undefined
  const duty = dutyIn(amount, ruleOn(stampDutyRules, on))
  const units = bought(amount - duty, scaled(nav, 4)) + (trouble === 'other units' ? 1000n : 0n)
  const folioNo = trouble === 'other folio' ? anotherFolio : ordered
  const lot = () => addLot(tx, { folioNo, planCode, boughtOn: on, units })
  const booking = async (): Promise<Booking> => ({
    reference,
    type,
    folioNo,
    planCode,
    navOn: on,
    nav,
    units: unitsText(units),
    amount: Number(amount) + (trouble === 'other amount' ? 100 : 0),
    load: 0,
    stampDuty: Number(duty),
    stt: 0,
    state: 'booked',
    remarks: '',
    lots: [await lot()],
  })
  const bookings = [await booking(), ...(trouble === 'twice' ? [await booking()] : [])]
  return { state: 'done', bookings }
}

async function sell(tx: Tx, requested: OrderRequest, trouble?: Trouble): Promise<Worked | undefined> {
  const { reference, folioNo, plan, toPlan, stamp, kind } = requested
  const day = saleDay(plan, stamp, kind)
  const on = trouble === 'other NAV date' ? previousBusinessDay(day) : day
  const nav = await navOn(tx, plan.code, on)
  if (nav === undefined) return undefined
  const held = await lotsOf(tx, folioNo, plan.code)
  const { units, proceeds } = sold(requested, held, scaled(nav, 4))
  const extra = trouble === 'other units' ? 1000n : 0n
  const parts = units > 0n ? oldestFirst(held, units + extra) : undefined
  if (!parts) return refused(requested, 'Units are not enough')
  const staysInScheme = kind === 'CHANGE_DIVIDEND'
  const keeps = staysInScheme && plan.option !== 'G' && toPlan?.option !== 'G'
  const load = staysInScheme ? 0n : loadOf(plan, parts, proceeds, scaled(nav, 4), loadDay(stamp, on, kind))
  const isEquity = taxClassOf(plan.scheme) === 'equity'
  const stt = isEquity && !keeps ? percentOf(proceeds, ruleOn(sttRules, on)?.percent ?? '0') : 0n
  const out: Booking = {
    reference,
    type: toPlan ? 'SO' : 'R',
    folioNo: trouble === 'other folio' ? anotherFolio : folioNo,
    planCode: plan.code,
    navOn: on,
    nav,
    units: unitsText(-(units + extra)),
    amount: Number(proceeds) + (trouble === 'other amount' ? 100 : 0),
    load: Number(load),
    stampDuty: 0,
    stt: Number(stt),
    state: 'booked',
    remarks: '',
    // Booked in another folio, it leaves the units of this one where they are.
    lots: trouble === 'other folio' ? [] : await takeOut(tx, parts),
  }
  const again = trouble === 'twice' ? oldestFirst(await lotsOf(tx, folioNo, plan.code), units) : undefined
  const bookings = again ? [out, { ...out, lots: await takeOut(tx, again) }] : [out]
  if (!toPlan) return { state: 'done', bookings }
  if (keeps)
    return { state: 'done', bookings: [...bookings, await carried(tx, requested, toPlan, out, parts)] }
  const netPaise = Number(proceeds - load - stt)
  return { state: 'half', bookings, netPaise, buyOn: switchInDay(plan, toPlan, stamp, kind) }
}

/** An amount is paid to the paisa; one that is more than all units are worth takes them all, as they are worth. */
function sold({ amount, units, kind }: OrderRequest, held: readonly LotPart[], nav: bigint) {
  const all = held.reduce((sum, lot) => sum + lot.units, 0n)
  if (amount === undefined) return { units: units ?? 0n, proceeds: worthOf(units ?? 0n, nav) }
  const isTooMuch = amount > worthOf(all, nav)
  if (isTooMuch && kind.endsWith('_INSTALMENT')) return { units: 0n, proceeds: 0n }
  if (isTooMuch) return { units: all, proceeds: worthOf(all, nav) }
  const wanted = bought(amount, nav)
  return { units: wanted < all ? wanted : all, proceeds: amount }
}

/** The load of each purchase that is sold, by how long it was held. */
function loadOf(
  { scheme }: SchemePlanFacts,
  parts: readonly LotPart[],
  proceeds: bigint,
  nav: bigint,
  on: string,
): bigint {
  const { steps } = exitLoadOf(scheme)
  const counts = parts.map(({ units }) => units)
  const whole = counts.reduce((sum, units) => sum + units, 0n)
  const isAtNav = worthOf(whole, nav) === proceeds
  const values = shared(proceeds, counts, (units) =>
    isAtNav ? worthOf(units, nav) : proportion(proceeds, units, whole),
  )
  return parts.reduce((sum, { boughtOn }, place) => {
    const step = steps.find(({ upToDay }) => daysBetween(boughtOn, on) <= upToDay)
    return sum + percentOf(values[place] ?? 0n, step?.percent ?? '0')
  }, 0n)
}

/** Between payout and reinvestment nothing is sold: the purchases go over with their days. */
async function carried(
  tx: Tx,
  { folioNo }: OrderRequest,
  { code: planCode }: SchemePlanFacts,
  out: Booking,
  parts: readonly LotPart[],
): Promise<Booking> {
  const days = [...new Set(parts.map(({ boughtOn }) => boughtOn))]
  const lots = []
  for (const boughtOn of days) {
    const units = parts
      .filter((part) => part.boughtOn === boughtOn)
      .reduce((sum, part) => sum + part.units, 0n)
    lots.push(await addLot(tx, { folioNo, planCode, boughtOn, units }))
  }
  return { ...out, type: 'SI', planCode, units: out.units.replace('-', ''), lots }
}

const refused = ({ reference, type, folioNo, plan, stamp, kind }: OrderRequest, remarks: string): Worked => ({
  state: 'refused',
  bookings: [
    {
      reference,
      type: type === 'purchase' ? 'P' : type === 'switch' ? 'SO' : 'R',
      folioNo,
      planCode: plan.code,
      navOn: type === 'purchase' ? buyDay(plan, stamp) : saleDay(plan, stamp, kind),
      nav: null,
      units: '0.000',
      amount: 0,
      load: 0,
      stampDuty: 0,
      stt: 0,
      state: 'rejected',
      remarks,
      lots: [],
    },
  ],
})
