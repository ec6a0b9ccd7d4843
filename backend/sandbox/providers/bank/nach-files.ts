import { indiaDate } from '@portal/contracts/format'
import type { Layout } from '../../../src/debits/adapters/nach/layout'
import { type NachAccess, nachAccess } from '../../../src/debits/adapters/nach/nach-debits'
import { cellsOf } from '../../../src/debits/adapters/nach/records'
import { groupBy } from '../../../src/platform/group-by'
import type { Job, Platform } from '../../../src/platform/module'
import { bringFile, fetchFiles } from '../exchanged-files'
import { debitReport, idOfReference, type Instruction, takeInstruction } from './bank-ledger'

/** The simulator works where the portal laid a folder of its own, and not with that of a real bank. */
const simulated = ({ config }: Platform): NachAccess | undefined =>
  config.debits === 'nach' && config.mode === 'sandbox' && !config.env.NACH_FILE_FOLDER
    ? nachAccess(config)
    : undefined

/** The sponsor bank picks up the files, and debits on the day that each names. */
export const fetchNachFiles: Job = {
  name: 'bank fetches NACH files',
  everyMinutes: 10,
  async run(platform) {
    const access = simulated(platform)
    if (access) await fetchFiles(access.folder, ({ text }) => takeFile(platform, access.layout, text))
  },
}

/** What the answer must say again: the records as they came. */
interface Wire {
  head: string
  record: string
}

async function takeFile(platform: Platform, layout: Layout, text: string): Promise<void> {
  const [head = '', ...records] = text.split('\r\n').filter(Boolean)
  const settlementDate = cellsOf(layout.header, head).get('settlementDate') ?? ''
  const dueOn = settlementDate.replace(/^(\d\d)(\d\d)(\d{4})$/, '$3-$2-$1')
  for (const record of records) {
    const cells = cellsOf(layout.item, record)
    const wire: Wire = { head, record }
    await takeInstruction(platform, {
      id: idOfReference(cells.get('reference') ?? ''),
      kind: 'debit',
      accountNumber: cells.get('accountNumber') ?? '',
      amount: Number(cells.get('amount')),
      dueOn,
      callbackUrl: '',
      wire,
    })
  }
}

/** The bank answers with each record as it came, and how it ended: a file for each that it was sent. */
export async function answerByNachFile(
  platform: Platform,
  answered: readonly Instruction[],
  now: Date,
): Promise<void> {
  const access = simulated(platform)
  if (!access) return
  const byFile = groupBy(answered, ({ wire }) => (wire as Wire).head)
  for (const [place, [head, own]] of [...byFile].entries()) {
    const records = own.map((each) => answerTo(access.layout, each, now))
    const day = indiaDate(now).replaceAll('-', '')
    const name = `ACH-DR-${day}-${now.getTime()}-${place + 1}-RES.txt`
    await bringFile(access.folder, name, answerFile(access.layout, head, records))
  }
}

/** What the bank says of one item. */
export interface ItemAnswer {
  itemNumber: string
  flag: string
  reason: string
}

function answerTo(layout: Layout, instruction: Instruction, now: Date): string {
  const isPaid = debitReport(instruction, now)?.news === 'paid'
  const [paid = '', failed = ''] = [layout.response.paid[0], layout.response.failed[0]]
  // Money is what is missing in this bank, whatever fails.
  const answer = isPaid
    ? { itemNumber: (instruction.reference ?? '').slice(-10), flag: paid, reason: '00' }
    : { itemNumber: '', flag: failed, reason: '04' }
  return answerRecord(layout, (instruction.wire as Wire).record, answer)
}

/** A record that was sent, with the bank's answer in it. */
export function answerRecord(layout: Layout, record: string, answer: ItemAnswer): string {
  let start = 0
  let answered = record
  for (const column of layout.item) {
    const text = 'field' in column ? answer[column.field as keyof ItemAnswer] : undefined
    if (text !== undefined)
      answered = `${answered.slice(0, start)}${text.padEnd(column.width)}${answered.slice(start + column.width)}`
    start += column.width
  }
  return withCode(answered, layout.response.itemCode)
}

export const answerFile = (layout: Layout, head: string, records: readonly string[]): string =>
  [withCode(head, layout.response.headerCode), ...records].map((record) => `${record}\r\n`).join('')

const withCode = (record: string, code: string) => `${code}${record.slice(code.length)}`
