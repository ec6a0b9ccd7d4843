import { Button, DataTable, ErrorPanel, Note, Skeleton, StatusPill } from '@portal/kernel'
import { ReleaseManifest, releasesFor, type Visitor } from '@portal/kernel/internal'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { currentVisitor } from '../federation/visitor'
import { readOverrides } from '../overrides/overrides'
import { failureEventName } from '../telemetry/report-failure'
import { millisecondsOf } from './fact-tables'
import { marksOfPage, remoteRows, type RemoteRow, sizeOf } from './facts/remote-rows'
import styles from './inspector.module.css'
import { OverrideForm } from './override-form'
import type { LoadTimes } from './record/loads'

const Sealed = z.object({ payload: z.string() })

/** The manifest as the inspector shows it: read, not proven, since nothing is loaded by it. Throws when it is unreadable. */
async function readDisplayManifest(address: string): Promise<ReleaseManifest> {
  const answer = await fetch(address, { cache: 'no-store' })
  const file: unknown = await answer.json()
  const sealed = Sealed.safeParse(file)
  return ReleaseManifest.parse(sealed.success ? JSON.parse(sealed.data.payload) : file)
}

interface Known {
  manifest: ReleaseManifest
  visitor: Visitor
}

async function readKnown(): Promise<Known> {
  const manifest = await readDisplayManifest('/investors/remotes.json')
  return { manifest, visitor: await currentVisitor(manifest) }
}

/** Every remote of this page, and the form that takes one from this machine. */
export function RemotesSection({ times }: { times: ReadonlyMap<string, LoadTimes> }) {
  const [known, setKnown] = useState<Known | 'loading' | 'failed'>('loading')
  const [round, setRound] = useState(0)
  useEffect(() => {
    readKnown().then(setKnown, () => setKnown('failed'))
  }, [round])
  const retry = () => {
    setKnown('loading')
    setRound(round + 1)
  }
  if (known === 'loading') return <Skeleton shape="row" count={3} />
  if (known === 'failed') return <ErrorPanel title="The list of remotes could not be read" onRetry={retry} />
  const { manifest, visitor } = known
  const rows = remoteRows({
    manifest,
    chosen: releasesFor(manifest, visitor),
    marks: marksOfPage(),
    overrides: readOverrides(),
    times,
    kernels: [__KERNEL_VERSION__, ...(__PREVIOUS_KERNEL__ ? [__PREVIOUS_KERNEL__.version] : [])],
  })
  return (
    <>
      <Unproven />
      <RemotesTable rows={rows} />
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={retry}>
          Read the manifest again
        </Button>
      </div>
      <OverrideForm remotes={rows} />
    </>
  )
}

/** Said where a squad looks: the manifest was taken although nobody signed it. */
function Unproven() {
  const isUnsigned = marksOfPage().some(
    ({ name, detail }) => name === failureEventName && detail.code === 'LOAD-011',
  )
  return isUnsigned ? <Note tone="warning">The manifest of this portal is not signed (LOAD-011).</Note> : null
}

const tones = {
  'not asked': 'neutral',
  loading: 'info',
  running: 'positive',
  failed: 'negative',
  withdrawn: 'warning',
} as const

const State = ({ state, code }: RemoteRow) => (
  <StatusPill tone={tones[state]}>{code ? `${state}: ${code}` : state}</StatusPill>
)

function sizeText(row: RemoteRow): string {
  const size = sizeOf(row)
  return size ? `${Math.ceil(size.bytes / 1024)} KB in ${size.files} files` : '—'
}

function RemotesTable({ rows }: { rows: readonly RemoteRow[] }) {
  // Those that this page has asked for first.
  const sorted = [...rows].sort((a, b) => Number(a.state === 'not asked') - Number(b.state === 'not asked'))
  return (
    <DataTable
      caption="Remotes of this portal"
      rows={sorted}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'Remote', cell: ({ name }) => name, heading: true },
        { key: 'state', header: 'State', cell: (row) => <State {...row} /> },
        { key: 'version', header: 'Version', cell: ({ version }) => version },
        { key: 'source', header: 'From', cell: ({ source }) => source },
        { key: 'load', header: 'Loaded in', cell: ({ load }) => millisecondsOf(load), numeric: true },
        {
          key: 'page',
          header: 'First page in',
          cell: ({ firstPage }) => millisecondsOf(firstPage),
          numeric: true,
        },
        { key: 'size', header: 'Size', cell: sizeText },
        { key: 'kernel', header: 'Kernel', cell: ({ kernel }) => kernel },
        { key: 'owner', header: 'Squad', cell: ({ owner }) => owner },
      ]}
    />
  )
}
