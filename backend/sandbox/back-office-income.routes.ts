import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { declaredIncome } from '../src/income/declared-income'
import { declareIncome } from '../src/income/declare-income'
import type { Platform } from '../src/platform/module'
import { catalogueOn } from '../src/schemes/catalogue'
import { parse } from './parse'

const Declared = z.object({
  schemeCode: z.string().check(z.maxLength(20)),
  rupeesPerUnit: z.string().check(z.regex(/^\d{1,5}(\.\d{1,4})?$/)),
  recordDate: z.iso.date(),
})

/** Income distributions (IDCW): the fund house declares one, and sees what became of it. */
export function registerBackOfficeIncome(app: FastifyInstance, platform: Platform): void {
  app.get('/sandbox/back-office/income', () => incomeOfHouse(platform))
  app.post('/sandbox/back-office/income', async (request) => {
    await declareIncome(platform, parse(Declared, request.body))
    return incomeOfHouse(platform)
  })
}

async function incomeOfHouse({ db, clock }: Platform) {
  const today = clock.today()
  const { plans } = await catalogueOn(db, today)
  const schemes = plans.filter(({ option }) => option !== 'G').map(({ scheme }) => scheme)
  const names = new Map(schemes.map(({ code, name }) => [code, name]))
  return {
    today,
    schemes: [...names].map(([schemeCode, name]) => ({ schemeCode, name })),
    declared: await declaredIncome(db),
  }
}
