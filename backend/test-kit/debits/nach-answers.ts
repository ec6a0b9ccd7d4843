import { addDays } from '@portal/contracts/format'
import { answerFile, answerRecord, type ItemAnswer } from '../../sandbox/providers/bank/nach-files'
import { exchangeNachFiles } from '../../src/debits/adapters/nach/exchange-files'
import { nachAccess } from '../../src/debits/adapters/nach/nach-debits'
import { drawFile, referenceOf, WaitingItem } from '../../src/debits/adapters/nach/records'
import { nachChannel } from '../../src/debits/adapters/nach/response'
import type { DebitContext } from '../../src/debits/debit-context'
import { recordDebitReport } from '../../src/debits/debit-outcome'
import { filesIn, layFile } from '../../src/file-exchange/folder'
import { outgoingOf } from '../../src/file-exchange/outgoing'
import type { TestPortal } from '../test-portal'

export interface ToldItem extends Partial<ItemAnswer> {
  debitId: string
  /** What the bank says of it in place of what was sent. */
  change?: Partial<WaitingItem>
  /** The day of settlement; that on which it was to be debited. */
  settledOn?: string
}

/** One more that was never sent. */
const neverSent = (debitId: string, reference: string, today: string): WaitingItem => ({
  ...{ debitId, reference, umrn: 'PRJT7000000000009999', accountNumber: '1', accountType: 'Savings' },
  ...{ ifsc: 'PRJT0000101', holder: 'Nobody', amount: 100, presentOn: today },
})

/** The bank's answer about debits that it was sent, as it stands in a file; all of them are settled on one day. */
export async function nachAnswer({ platform }: TestPortal, items: readonly ToldItem[]): Promise<string> {
  const { layout, user } = nachAccess(platform.config)
  const drawn = await Promise.all(
    items.map(async ({ debitId, change, settledOn, flag = '1', itemNumber = '', reason = '00' }) => {
      const reference = referenceOf(debitId, layout)
      const [sent] = await outgoingOf(platform.db, nachChannel, [reference])
      const known = sent
        ? WaitingItem.parse(sent.line)
        : neverSent(debitId, reference, platform.clock.today())
      const line = { ...known, ...change, presentOn: settledOn ?? known.presentOn }
      const content = { lines: [{ subjectId: '', line }], day: addDays(line.presentOn, -1), number: 1 }
      const [head = '', record = ''] = drawFile({ layout, user }, content).text.split('\r\n')
      return { head, record: answerRecord(layout, record, { flag, itemNumber, reason }) }
    }),
  )
  return answerFile(
    layout,
    drawn[0]?.head ?? '',
    drawn.map(({ record }) => record),
  )
}

/** Lets the portal write what waits and read what came. */
export const exchangeNach = ({ platform }: TestPortal, context: DebitContext): Promise<void> =>
  exchangeNachFiles(platform, (report) => recordDebitReport(context, report, { kind: 'poll' }))

/** Lays a file where the portal reads it, and lets it; false where it was refused. */
export async function layNachAnswer(
  portal: TestPortal,
  context: DebitContext,
  name: string,
  text: string,
): Promise<boolean> {
  const { folder } = nachAccess(portal.platform.config)
  await layFile(folder, 'in', name, text)
  await exchangeNach(portal, context)
  return !(await filesIn(folder, 'refused')).includes(name)
}
