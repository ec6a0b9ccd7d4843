import { DataTable } from '@portal/kernel'
import { clockTime, millisecondsOf, Nothing } from './fact-tables'
import styles from './inspector.module.css'
import { type CallRecord, mostCalls } from './record/calls'
import type { ErrorRecord } from './record/errors'
import type { EventRecord } from './record/recorder'

const statusOf = ({ status }: CallRecord) =>
  status === undefined ? 'under way' : status === 0 ? 'no answer' : String(status)

/** By the code that called; where that is not known, whose page was on screen. */
const callerOf = ({ remote, page }: CallRecord) => remote ?? `page of ${page}`

/** The last calls, newest first. */
export function CallsTable({ calls }: { calls: readonly CallRecord[] }) {
  if (!calls.length) return <Nothing>No call was recorded yet.</Nothing>
  return (
    <DataTable
      caption={`The last ${mostCalls} calls of the API`}
      rows={calls}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'path', header: 'Path', cell: ({ path }) => path, heading: true },
        { key: 'at', header: 'At', cell: ({ at }) => clockTime(at) },
        { key: 'status', header: 'Status', cell: statusOf },
        { key: 'code', header: 'Result', cell: ({ code }) => code ?? '—' },
        { key: 'time', header: 'Took', cell: (call) => millisecondsOf(call.milliseconds), numeric: true },
        { key: 'try', header: 'Try', cell: ({ attempt }) => (attempt > 1 ? `${attempt}, repeated` : '1') },
        { key: 'from', header: 'By', cell: callerOf },
        {
          key: 'support',
          header: 'Support code',
          cell: ({ supportCode }) => supportCode ?? '—',
          unbroken: true,
        },
        {
          key: 'trace',
          header: 'Trace',
          cell: ({ traceId }) => <span className={styles.trace}>{traceId ?? '—'}</span>,
        },
      ]}
    />
  )
}

interface ErrorRow {
  id: string
  at: number
  name: string
  where: string
  remote: string
  version: string
}

/** A call that failed for a technical reason; one that was refused did what it is for. */
const hasFailed = ({ status, code }: CallRecord) =>
  status === 0 ? code !== 'ABORTED' : (status ?? 0) >= 500 || code === 'MALFORMED' || code === 'SYNTAX'

const errorOfCall = (call: CallRecord): ErrorRow => ({
  id: `call ${call.id}`,
  at: call.at,
  name: `${statusOf(call)} ${call.code ?? ''}`,
  where: [call.path, ...(call.supportCode ? [call.supportCode] : [])].join(', '),
  remote: callerOf(call),
  version: '',
})

/** Everything that went wrong, newest first. */
export function ErrorsTable({
  errors,
  calls,
}: {
  errors: readonly ErrorRecord[]
  calls: readonly CallRecord[]
}) {
  const rows: ErrorRow[] = [
    ...errors.map((error) => ({ ...error, id: `error ${error.id}` })),
    ...calls.filter(hasFailed).map(errorOfCall),
  ].sort((a, b) => b.at - a.at)
  if (!rows.length) return <Nothing>Nothing went wrong since the recording began.</Nothing>
  return (
    <>
      <DataTable
        caption="Errors"
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: 'Error', cell: ({ name }) => name, heading: true },
          { key: 'at', header: 'At', cell: ({ at }) => clockTime(at) },
          { key: 'where', header: 'Where', cell: ({ where }) => where },
          { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
          { key: 'version', header: 'Version', cell: ({ version }) => version || '—' },
        ]}
      />
      <Nothing>The text of an error may repeat what was typed: the browser’s console has it.</Nothing>
    </>
  )
}

/** What kernel, shell and remotes told one another, newest first. */
export function EventsTable({ events }: { events: readonly EventRecord[] }) {
  if (!events.length) return <Nothing>Nothing happened since the recording began.</Nothing>
  return (
    <DataTable
      caption="Events"
      rows={events}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'name', header: 'Event', cell: ({ name }) => name, heading: true },
        { key: 'from', header: 'From', cell: ({ from }) => from },
        { key: 'at', header: 'At', cell: ({ at }) => clockTime(at) },
      ]}
    />
  )
}
