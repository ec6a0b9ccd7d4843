import type { PortalRouter, RemoteSource } from '@portal/kernel/internal'
import { createRoot, type Root } from 'react-dom/client'
import { overriddenSource } from '../overrides/overridden-source'
import { readOverrides } from '../overrides/overrides'
import { OverrideBadge } from './override-badge'
import { InspectorPanel } from './panel'
import { createRecorder, type Recorder } from './record/recorder'
import { forgetTabState, keepTabState, readTabState, takeFromAddress } from './tab-state'
import { watched } from './watched'

let recorder: Recorder | undefined
let root: Root | undefined
let focusedBefore: Element | null = null

/** Beside the portal, in a root of its own: what breaks a page leaves it standing. */
function rootOfInspector(): Root {
  if (root) return root
  const element = document.createElement('div')
  element.id = 'portal-inspector'
  document.body.append(element)
  root = createRoot(element)
  return root
}

/** Keeps what happens in this tab from now on. */
function startRecording(): Recorder {
  if (!recorder) {
    recorder = createRecorder()
    recorder.start()
    if (watched.router) recorder.follow(watched.router)
  }
  return recorder
}

/** The panel; what was not recorded yet is from now on. */
function showInspector({ takesFocus = false } = {}): void {
  keepTabState({})
  const recording = startRecording()
  focusedBefore = document.activeElement
  rootOfInspector().render(
    <InspectorPanel recorder={recording} takesFocus={takesFocus} onClose={closeInspector} />,
  )
}

/** Nothing is recorded any more, and the tab forgets that it was. */
function closeInspector(): void {
  recorder?.end()
  recorder = undefined
  forgetTabState()
  showBadge()
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
}

export function toggleInspector(): void {
  if (recorder) closeInspector()
  else showInspector({ takesFocus: true })
}

/** While the inspector is closed: that remotes of this tab are not the live ones. */
function showBadge(): void {
  const names = Object.keys(readOverrides())
  rootOfInspector().render(
    names.length ? <OverrideBadge names={names} onOpen={() => showInspector({ takesFocus: true })} /> : null,
  )
}

/** Before the portal: begins to record where the tab or its address asks for it. Returns where the portal's remotes come from. */
export function prepare(source: RemoteSource): RemoteSource {
  if (takeFromAddress()) keepTabState({})
  if (readTabState()) startRecording()
  return overriddenSource(source)
}

/** Beside the portal, once it has a router. */
export function show(router: PortalRouter): void {
  recorder?.follow(router)
  if (recorder) showInspector()
  else showBadge()
}
