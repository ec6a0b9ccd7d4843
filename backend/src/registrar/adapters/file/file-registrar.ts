import { BusinessDate } from '@portal/contracts/wire/common'
import { exchangeFolder } from '../../../file-exchange/folder'
import { type IncomingFile, readFiles } from '../../../file-exchange/incoming'
import { queueLines, writeFiles } from '../../../file-exchange/outgoing'
import { FileRefusal } from '../../../platform/file-refusal'
import type { Platform } from '../../../platform/module'
import { readSettings } from '../../../reconciliation/settings'
import type { Registrar, RegistrarNews } from '../../registrar'
import { type Layout, readLayout } from './layout'
import { drawFile, drawLine, lineOf, type SchemeCodes, subjectOf } from './lines'

/** The lines that go to the registrar, and what comes from it. */
export const registrarChannel = 'registrar'

/** How this installation exchanges files with its registrar. */
export interface RegistrarFiles {
  /** With `out` and `in` in it; in the sandbox a folder of its data. */
  folder: string
  layout: Layout
  codes: SchemeCodes
}

/** What the registrar calls our schemes stands where its confirmations are described. @throws StartRefusal */
export function registrarFiles(config: Platform['config']): RegistrarFiles {
  const { plans } = readSettings(config.env).confirmations
  return {
    folder: exchangeFolder(config, 'REGISTRAR_FILE_FOLDER', registrarChannel),
    layout: readLayout(config.env),
    codes: new Map(Object.entries(plans).map(([theirs, ours]) => [ours, theirs])),
  }
}

/**
 * A registrar that is reached by files. An order is a line of one file for ever; a file is whole or not there; what
 * comes is read once, or refused to a person.
 */
export function fileRegistrar(platform: Platform, { folder, layout, codes }: RegistrarFiles): Registrar {
  const channel = registrarChannel
  const { db, clock } = platform
  return {
    async send(orders) {
      const refused: { orderNumber: string; why: string }[] = []
      const queuedAt = clock.now()
      const lines = orders.flatMap((order) => {
        const line = lineOf(order, layout, codes)
        try {
          drawLine(layout, line)
        } catch (error) {
          // Here it keeps itself from going out; in the file it would keep all others.
          refused.push({
            orderNumber: order.orderNumber,
            why: error instanceof Error ? error.message : String(error),
          })
          return []
        }
        return [{ channel, subjectId: subjectOf(order), line, queuedAt }]
      })
      await queueLines(db, lines)
      return refused
    },
    async exchange(news) {
      try {
        await writeFiles(platform, { channel, folder, draw: (content) => drawFile(layout, content) })
      } finally {
        await readFiles(platform, {
          channel,
          folder,
          // A day without orders is a file without lines, and each of them is a day that was told of.
          saidByName: (name) => dayIn(name) ?? '',
          read: (file) => takeFile(layout, news, file),
        })
      }
    },
  }
}

const dayIn = (name: string): string | undefined => {
  const [, year, month, date] = /(\d{4})(\d\d)(\d\d)/.exec(name) ?? []
  const day = `${year}-${month}-${date}`
  return BusinessDate.safeParse(day).success ? day : undefined
}

/** What a file is, and of which day it tells, its name says. */
async function takeFile({ incoming }: Layout, news: RegistrarNews, file: IncomingFile): Promise<void> {
  const { name } = file
  for (const what of ['confirmations', 'balances', 'navs'] as const) {
    if (!name.toLowerCase().startsWith(incoming[what].toLowerCase())) continue
    const day = dayIn(name.slice(incoming[what].length))
    if (!day) throw new FileRefusal(`Its name says no day: ${incoming[what]}20260825.csv is one that does.`)
    return news[what]({ ...file, day })
  }
  throw new FileRefusal(
    `Its name begins with none of ${Object.values(incoming).join(', ')}: what it tells is not known.`,
  )
}
