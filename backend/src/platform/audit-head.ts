import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'

/** The end of the audit chain: how many entries it has, and the hash of the last one. */
const AuditHead = z.object({ count: z.int().check(z.positive()), hash: z.string() })
export type AuditHead = z.infer<typeof AuditHead>

/** Where the end of the chain is kept, outside the database: whoever may change its tables cannot change this. */
export interface AuditHeads {
  read(): AuditHead | undefined
  keep(head: AuditHead): void
  /** For sandbox data that begin anew. */
  forget(): void
}

/** In a file, replaced in one step. Reading throws where it is there and cannot be understood. */
export function auditHeadsIn(path: string): AuditHeads {
  return {
    read() {
      try {
        return AuditHead.parse(JSON.parse(readFileSync(path, 'utf8')))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw new Error(`The end of the audit log in ${path} cannot be read`, { cause: error })
      }
    },
    keep(head) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify(head), { mode: 0o600 })
      renameSync(`${path}.new`, path)
    },
    forget: () => rmSync(path, { force: true }),
  }
}
