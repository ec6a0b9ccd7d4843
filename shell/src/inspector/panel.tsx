import { getInstance } from '@module-federation/runtime'
import { Button, classNames, getSession, IconButton, Note } from '@portal/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { CallsTable, ErrorsTable, EventsTable } from './activity-tables'
import { clockTime, FactList, SharedTable, SlotsTable, TimesTable } from './fact-tables'
import { routeFacts } from './facts/route-facts'
import { sessionFacts } from './facts/session-facts'
import { sharedRows } from './facts/shared-rows'
import { timeRows } from './facts/time-facts'
import styles from './inspector.module.css'
import type { Recorder } from './record/recorder'
import { RemotesSection } from './remotes-section'
import { DraftsTable, GuardsTable } from './visit-tables'
import { useDock } from './use-dock'
import { useDraftChanges, useRecorded } from './use-recorded'
import { watched } from './watched'

interface InspectorPanelProps {
  recorder: Recorder
  /** Somebody opened it by hand just now. */
  takesFocus: boolean
  onClose: () => void
}

/** What this page consists of and what happens in it, for developers of remotes; live, in plain tables. */
export function InspectorPanel({ recorder, takesFocus, onClose }: InspectorPanelProps) {
  const { dock, setDock, size, edge } = useDock()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  const isBottom = dock === 'bottom'
  return (
    <aside
      className={classNames(styles.panel, styles[dock])}
      style={isBottom ? { height: `${size}vh` } : { width: `${size}vw` }}
      lang="en"
      aria-labelledby="inspector-title"
    >
      <div className={styles.edge} {...edge} />
      <header className={styles.head}>
        <h2 id="inspector-title" ref={title} tabIndex={-1}>
          Inspector
        </h2>
        <p>{`Records since ${clockTime(recorder.since)}, in this tab. Ctrl+Alt+I closes it.`}</p>
        <span className={styles.dockChoice}>
          <Button variant="quiet" size="sm" onClick={() => setDock(isBottom ? 'side' : 'bottom')}>
            {isBottom ? 'Dock at the side' : 'Dock at the bottom'}
          </Button>
        </span>
        <IconButton icon="close" label="Close the inspector" size="sm" onClick={onClose} />
      </header>
      <Sections recorder={recorder} />
    </aside>
  )
}

const sectionNames = [
  'Remotes',
  'Calls',
  'Errors',
  'Route',
  'Slots',
  'Events',
  'Session',
  'Drafts',
  'Shared modules',
  'Times',
] as const
type SectionName = (typeof sectionNames)[number]

const idOf = (name: SectionName) => `inspector-${name.toLowerCase().replace(' ', '-')}`

function goTo(name: SectionName): void {
  const heading = document.getElementById(idOf(name))
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

function Sections({ recorder }: { recorder: Recorder }) {
  const now = useRecorded(recorder)
  const drafts = useDraftChanges(now)
  const state = watched.router?.state
  const content: Record<SectionName, ReactNode> = {
    Remotes: <RemotesSection times={recorder.loads.times} />,
    Calls: <CallsTable calls={recorder.calls} />,
    Errors: <ErrorsTable errors={recorder.errors} calls={recorder.calls} />,
    Route: (
      <>
        {state && <FactList caption="The page on screen" facts={routeFacts(state)} />}
        <GuardsTable guards={recorder.guards} />
      </>
    ),
    Slots: <SlotsTable />,
    Events: <EventsTable events={recorder.events} />,
    Session: <FactList caption="The session" facts={sessionFacts(getSession(), now)} />,
    Drafts: <DraftsTable changes={drafts} now={now} />,
    'Shared modules': <SharedTable rows={sharedRows(getInstance()?.shareScopeMap.default ?? {})} />,
    Times: <TimesTable rows={timeRows()} />,
  }
  return (
    <>
      <nav className={styles.sections} aria-label="Parts of the inspector">
        {sectionNames.map((name) => (
          <button key={name} type="button" onClick={() => goTo(name)}>
            {name}
          </button>
        ))}
      </nav>
      <div className={styles.content} tabIndex={0} role="group" aria-label="What the inspector shows">
        {!recorder.isFromStart && (
          <Note tone="info">
            Opened on a page that was there already. Reload it to record from its first moment.
          </Note>
        )}
        {sectionNames.map((name) => (
          <section key={name} aria-labelledby={idOf(name)}>
            <h3 id={idOf(name)} tabIndex={-1}>
              {name}
            </h3>
            {content[name]}
          </section>
        ))}
      </div>
    </>
  )
}
