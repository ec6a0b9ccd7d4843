import { indiaDate } from '@portal/contracts/format'
import { type FileAccess, fileAccess } from '../../../src/payouts/adapters/file/file-bank'
import type { Column, Layout } from '../../../src/payouts/adapters/file/layout'
import { dateOf } from '../../../src/payouts/adapters/file/lines'
import { paiseOf } from '../../../src/platform/file-fields'
import { readPlaces } from '../../../src/platform/file-table'
import type { Job, Platform } from '../../../src/platform/module'
import { bringFile, fetchFiles } from '../exchanged-files'
import { idOfReference, type Instruction, payoutReport, takeInstruction } from './bank-ledger'

/** The simulator works where the portal laid a folder of its own, and not with that of a real bank. */
const simulated = ({ config }: Platform): FileAccess | undefined =>
  config.payouts === 'file' && config.mode === 'sandbox' && !config.env.PAYOUT_FILE_FOLDER
    ? fileAccess(config)
    : undefined

/** The bank picks up the files for its bulk upload. */
export const fetchPayoutFiles: Job = {
  name: 'bank fetches payout files',
  everyMinutes: 10,
  async run(platform) {
    const access = simulated(platform)
    if (access) await fetchFiles(access.folder, ({ text }) => takeFile(platform, access.layout, text))
  },
}

async function takeFile(platform: Platform, layout: Layout, text: string): Promise<void> {
  const rows = readPlaces(Buffer.from(text), layout.header === null ? 0 : 1, layout.delimiter)
  for (const row of rows) {
    const cells = layout.columns.map((_, place) => row.at(place + 1, 'a column'))
    const cell = (field: string) => cells[layout.columns.findIndex(isOf(field))] ?? ''
    const amount = paiseOf(cell('amount'), 'rupees', 'amount', row.line)
    const { today } = platform.clock
    // It goes at once: value dates in the future are no part of what is played here.
    const payout = { kind: 'payout', dueOn: today(), callbackUrl: '', wire: { cells } } as const
    await takeInstruction(
      platform,
      { id: idOfReference(cell('reference')), accountNumber: cell('accountNumber'), amount, ...payout },
      cell('system') === layout.systems.IMPS,
    )
  }
}

const isOf = (field: string) => (column: Column) => 'field' in column && column.field === field

/** The bank answers with each line as it came, and how it ended. */
export async function answerByFile(
  platform: Platform,
  answered: readonly Instruction[],
  now: Date,
): Promise<void> {
  const access = simulated(platform)
  if (!access || !answered.length) return
  const rows = answered.map((instruction) => answerOf(access.layout, instruction, now))
  const head = Array.from({ length: access.layout.response.headLines }, () => 'HEAD')
  const name = `R${indiaDate(now).replaceAll('-', '')}.${now.getTime()}`
  await bringFile(access.folder, name, `${[...head, ...rows].join('\r\n')}\r\n`)
}

function answerOf(layout: Layout, instruction: Instruction, now: Date): string {
  const { columns, states, delimiter } = layout.response
  const { cells } = instruction.wire as { cells: string[] }
  const sent = (field: string) => cells[layout.columns.findIndex(isOf(field))] ?? ''
  const report = payoutReport(instruction, now)
  const isCredited = report?.news === 'credited'
  const word = (state: string) => Object.entries(states).find(([, means]) => means === state)?.[0] ?? ''
  const answer = [...cells]
  const put = (place: number | null, text: string) => {
    if (place !== null) answer[place - 1] = text
  }
  put(columns.reference, sent('reference'))
  put(columns.amount, sent('amount'))
  put(columns.accountNumber, sent('accountNumber'))
  put(columns.on, dateOf(layout, indiaDate(instruction.answersAt)))
  put(columns.utr, isCredited ? report.utr : '')
  put(columns.state, word(report?.news ?? 'open'))
  put(columns.reason, report?.news === 'returned' ? report.reason : '')
  return Array.from(answer, (text) => text ?? '').join(delimiter)
}
