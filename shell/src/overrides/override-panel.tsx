import { Button, Dialog, EmptyState, ErrorPanel, Note, Skeleton } from '@portal/kernel'
import { useEffect, useState } from 'react'
import { reloadPage } from '../page-panel/reload-page'
import { failureEventName } from '../telemetry/report-failure'
import { OverrideRow } from './override-row'
import { readOverrides, writeOverrides } from './overrides'
import styles from './overrides.module.css'
import { marksOfPage, type RemoteState, remoteStates } from './remote-states'
import { ReleaseManifest } from '@portal/kernel/internal'
import * as z from 'zod/mini'

const Sealed = z.object({ payload: z.string() })

/** The manifest as the panel shows it: read, not proven, since nothing is loaded by it. Throws when it is unreadable. */
async function readDisplayManifest(address: string): Promise<ReleaseManifest> {
  const answer = await fetch(address, { cache: 'no-store' })
  const file: unknown = await answer.json()
  const sealed = Sealed.safeParse(file)
  return ReleaseManifest.parse(sealed.success ? JSON.parse(sealed.data.payload) : file)
}

type Listed = RemoteState[] | 'loading' | 'failed'

async function listRemotes(): Promise<RemoteState[]> {
  const manifest = await readDisplayManifest('/investors/remotes.json')
  const previous = __PREVIOUS_KERNEL__ ? [__PREVIOUS_KERNEL__.version] : []
  return remoteStates(manifest, marksOfPage(), readOverrides(), [__KERNEL_VERSION__, ...previous])
}

/** Every remote of this page: version, state, kernel; and one switched to an entry on this machine. */
export default function OverridePanel({ onClose }: { onClose: () => void }) {
  const [listed, setListed] = useState<Listed>('loading')
  const [round, setRound] = useState(0)
  useEffect(() => {
    listRemotes().then(setListed, () => setListed('failed'))
  }, [round])
  const retry = () => {
    setListed('loading')
    setRound(round + 1)
  }
  const change = (name: string, address: string | undefined) => {
    const { [name]: _, ...others } = readOverrides()
    writeOverrides(address ? { ...others, [name]: address } : others)
    reloadPage()
  }
  const clear = () => {
    writeOverrides({})
    reloadPage()
  }
  const isOverridden = Object.keys(readOverrides()).length > 0
  return (
    <Dialog
      open
      size="wide"
      title="Remotes of this page"
      description="You can load a remote from this machine, in this tab only. The page reloads after each change."
      onClose={onClose}
      actions={
        <Button variant="secondary" disabled={!isOverridden} onClick={clear}>
          Clear all overrides
        </Button>
      }
    >
      <Unproven />
      <List listed={listed} retry={retry} change={change} />
    </Dialog>
  )
}

interface ListProps {
  listed: Listed
  retry: () => void
  change: (name: string, address: string | undefined) => void
}

function List({ listed, retry, change }: ListProps) {
  if (listed === 'loading') return <Skeleton shape="row" count={3} />
  if (listed === 'failed') return <ErrorPanel title="The list of remotes could not be read" onRetry={retry} />
  if (!listed.length) return <EmptyState title="This portal has no remotes yet" />
  return (
    <ul className={styles.list}>
      {listed.map((each) => (
        <OverrideRow key={each.name} remote={each} change={change} />
      ))}
    </ul>
  )
}

/** Said where a squad looks: the manifest was taken although nobody signed it. */
function Unproven() {
  const isUnsigned = marksOfPage().some(
    ({ name, detail }) => name === failureEventName && detail.code === 'LOAD-011',
  )
  return isUnsigned ? <Note tone="warning">The manifest of this portal is not signed (LOAD-011).</Note> : null
}
