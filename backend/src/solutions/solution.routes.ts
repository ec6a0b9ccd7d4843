import { t } from '@portal/contracts/words/macros'
import { investmentSolutionApi, type SolutionDraftTerms } from '@portal/contracts/schemes/investment-solution'
import type { FastifyInstance } from 'fastify'
import type { CallContext } from '../platform/call-context'
import { implement } from '../platform/handle'
import type { Platform } from '../platform/module'
import { badRequest, notFound } from '../platform/refusal'
import { initiateAll } from '../orders/initiate'
import type { Confirmation } from '../orders/kind'
import { refuseKnownFolio } from '../orders/purchase/into-folio'
import { purchasesOfSolution } from './solution-mix'
import { solutionQuote } from './solution-quote'
import { heldSolutions } from './solution-view'
import { stopSolution } from './solution.repository'

/** The calls about investment solutions: two purchases that one code confirms and one payment pays. */
export function registerSolutionCalls(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform
  const place = (body: SolutionDraftTerms & Confirmation, context: CallContext) =>
    initiateAll(platform, purchasesOfSolution(body), body, context)
  implement(app, platform, investmentSolutionApi, {
    validate: (body, { investor }) => solutionQuote(platform, investor.pan, body),
    async newInvestmentSolution(body, context) {
      refuseKnownFolio(body)
      return place(body, context)
    },
    async investmentSolution(body, context) {
      if (body.folioNo === null)
        throw badRequest(t`Both purchases of this call go into a folio that there is.`)
      return place(body, context)
    },
    held: async (_body, { investor }) => ({ solutions: await heldSolutions(platform, investor.pan) }),
    async stop({ solutionId }, { investor: { pan } }) {
      if (!(await stopSolution(db, pan, solutionId, clock.today()))) throw notFound()
      return { solutions: await heldSolutions(platform, pan) }
    },
  })
}
