import { distributorApi, type PreviousDistributor } from '@portal/contracts/distributors/distributor'
import { defaultRiaCode } from '@portal/contracts/schemes/investment'
import type { FastifyInstance } from 'fastify'
import { distributorsNamed, euinsOf, searchDistributors, unknownDistributor, unknownEuin } from './register'
import { implement } from '../platform/handle'
import type { Tx } from '../platform/database'
import type { Platform } from '../platform/module'

type OnRecord = Record<'distributorArn' | 'euin' | 'riaCode', string | null>

/** Who advised an investor before, the latest first. */
export interface AdviceBefore {
  ofOrders(db: Tx, pan: string): Promise<readonly (OnRecord & { subBrokerCode: string | null })[]>
  ofFolios(db: Tx, pan: string): Promise<readonly OnRecord[]>
}

/** The calls about who advises on a purchase. */
export function registerDistributorCalls(
  app: FastifyInstance,
  platform: Platform,
  before: AdviceBefore,
): void {
  const { db, clock } = platform
  implement(app, platform, distributorApi, {
    arnList: async ({ searchKey }) => ({
      distributors: await searchDistributors(db, searchKey, clock.today()),
    }),
    previousList: (_body, { investor }) => previousOf(db, before, investor.pan, clock.today()),
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
async function previousOf(db: Tx, before: AdviceBefore, pan: string, today: string) {
  const said = new Map<string, PreviousAnswer>()
  const advisers = new Set<string>()
  const note = (arn: string | null, { subBrokerCode, euin }: PreviousAnswer) => {
    if (arn !== null && !said.has(arn)) said.set(arn, { subBrokerCode, euin })
  }
  for (const order of await before.ofOrders(db, pan)) {
    note(order.distributorArn, order)
    if (order.riaCode && order.riaCode !== defaultRiaCode) advisers.add(order.riaCode)
  }
  for (const { distributorArn, euin, riaCode } of await before.ofFolios(db, pan)) {
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
