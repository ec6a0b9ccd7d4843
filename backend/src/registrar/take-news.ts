import { usedNavDays } from '../folios/used-nav-days'
import { FileRefusal } from '../platform/file-refusal'
import type { Platform } from '../platform/module'
import { reconcile } from '../reconciliation/reconcile'
import { readSettings } from '../reconciliation/settings'
import type { Source } from '../reconciliation/sources'
import { NavFileFault } from '../schemes/nav-file-lines'
import { importNavs } from '../schemes/nav-import'
import type { RegistrarFile, RegistrarNews } from './registrar'

/**
 * What the registrar says is compared with our ledger as every other file is, and never taken over: a difference is a
 * task. Its NAVs go where the public ones do.
 */
export function newsTaker(platform: Platform): RegistrarNews {
  const compare = async (source: Source, { bytes, day }: RegistrarFile) => {
    const report = await reconcile(platform, readSettings(platform.config.env), source, bytes, { day })
    if (!report.isKept)
      throw new FileRefusal(
        `${report.differences.length} differ at least: it may be of another house or layout. npm run reconcile -- ${source} <file> --many takes it.`,
      )
  }
  return {
    confirmations: (file) => compare('confirmations', file),
    balances: (file) => compare('registrar', file),
    async navs({ bytes }) {
      try {
        await importNavs(platform, inOnePiece(bytes), { usedOf: usedNavDays })
      } catch (error) {
        throw error instanceof NavFileFault ? new FileRefusal(error.message) : error
      }
    },
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
