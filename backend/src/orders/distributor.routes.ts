import { distributorApi, type PreviousDistributor } from '@portal/contracts/distributors/distributor'
import { defaultRiaCode } from '@portal/contracts/schemes/investment'
import type { FastifyInstance } from 'fastify'
import { distributorsNamed, euinsOf, searchDistributors } from '../distributors/register'
import { foliosOf } from '../folios/folio-reader'
import { implement } from '../platform/handle'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'
import { advisedOrders } from './order.repository'
import { unknownDistributor, unknownEuin } from './purchase/advice'

/** The calls about who advises on a purchase. */
export function registerDistributorCalls(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  implement(app, platform, distributorApi, {
    arnList: async ({ searchKey }) => ({
      distributors: await searchDistributors(db, searchKey, clock.today()),
    }),
    previousList: (_body, { investor }) => previousOf(db, investor.pan, clock.today()),
    async euinList({ distributorARN }) {
      const today = clock.today()
      if (!(await distributorsNamed(db, [distributorARN], today)).size) throw unknownDistributor()
      return { euins: await euinsOf(db, distributorARN, today) }
    },
    async validateEuin({ distributorARN, euin }) {
      const found = (await euinsOf(db, distributorARN, clock.today())).find((each) => each.euin === euin)
      if (!found) throw unknownEuin()
      return found
    },
  })
}

type PreviousAnswer = Pick<PreviousDistributor, 'subBrokerCode' | 'euin'>

/** Whom the investor invested through, the latest orders first, then the distributors of the folios. */
async function previousOf(db: Tx, pan: string, today: string) {
  const said = new Map<string, PreviousAnswer>()
  const advisers = new Set<string>()
  const note = (arn: string | null, { subBrokerCode, euin }: PreviousAnswer) => {
    if (arn !== null && !said.has(arn)) said.set(arn, { subBrokerCode, euin })
  }
  for (const order of await advisedOrders(db, pan)) {
    note(order.distributorArn, order)
    if (order.riaCode && order.riaCode !== defaultRiaCode) advisers.add(order.riaCode)
  }
  for (const { distributorArn, euin, riaCode } of await foliosOf(db, pan)) {
    note(distributorArn, { subBrokerCode: null, euin })
    if (riaCode) advisers.add(riaCode)
  }
  const known = await distributorsNamed(db, [...said.keys()], today)
  return {
    distributors: [...said].flatMap(([arn, of]) => {
      const distributor = known.get(arn)
      return distributor ? [{ ...distributor, ...of }] : []
    }),
    advisers: [...advisers],
  }
}
