import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { BusinessDate } from '@portal/contracts/wire/common'
import { openTasks } from '../../src/operations/ops-tasks'
import type { Platform } from '../../src/platform/module'
import { badRequest } from '../../src/platform/refusal'
import { FileRefusal } from '../../src/platform/file-refusal'
import { reconcile } from '../../src/reconciliation/reconcile'
import { reportText } from '../../src/reconciliation/report'
import { recentRuns } from '../../src/reconciliation/runs'
import { readSettings } from '../../src/reconciliation/settings'
import { type Source, sources } from '../../src/reconciliation/sources'
import { parse } from '../parse'
import { allConfirmations, balancesOn } from '../providers/registrar/lay-files'
import { isRegistrarSimulated } from '../providers/registrar/module'
import { debitsFile, payoutsFile } from './bank-files'
import { confirmationsFile, registrarFile } from './registrar-files'
import { settlementFile } from './settlement-file'

const Uploaded = z.object({ source: z.enum(sources), file: z.string(), day: z.optional(BusinessDate) })
const Day = z.object({ day: z.optional(BusinessDate) })
const largestUpload = 5 * 1024 * 1024
const shownRuns = 20

/** The file that each simulator gives out, by its own ledger as of a day. */
export const outsideFiles: Readonly<Record<Source, (platform: Platform, day: string) => Promise<string>>> = {
  settlement: settlementFile,
  payouts: payoutsFile,
  debits: debitsFile,
  confirmations: (platform, day) =>
    isRegistrarSimulated(platform) ? allConfirmations(platform.db) : confirmationsFile(platform, day),
  registrar: (platform, day) =>
    isRegistrarSimulated(platform) ? balancesOn(platform.db, day) : registrarFile(platform),
}

/** Files of the simulators to be downloaded, reconciled and looked at, as those of the real ones are. */
export function registerOutsideFiles(app: FastifyInstance, platform: Platform): void {
  for (const source of sources)
    app.get(`/sandbox/files/${source}.csv`, async ({ query }, reply) => {
      const { day = platform.clock.today() } = parse(Day, query)
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${source}-${day}.csv"`)
        .send(await outsideFiles[source](platform, day))
    })
  app.get('/sandbox/back-office/tasks', () => openTasks(platform.db))
  app.get('/sandbox/back-office/reconciliations', () => recentRuns(platform.db, shownRuns))
  app.post('/sandbox/back-office/reconciliations', { bodyLimit: largestUpload }, async ({ body }) => {
    const { source, file, day } = parse(Uploaded, body)
    const bytes = new TextEncoder().encode(file)
    const settings = readSettings(platform.config.env)
    try {
      const report = await reconcile(platform, settings, source, bytes, { ...(day !== undefined && { day }) })
      return { text: reportText(report), differences: report.differences.length }
    } catch (error) {
      throw error instanceof FileRefusal ? badRequest(error.message) : error
    }
  })
}
