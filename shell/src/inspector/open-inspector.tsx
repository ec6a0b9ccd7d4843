import { createRoot, type Root } from 'react-dom/client'
import { readOverrides } from '../overrides/overrides'
import { OverrideBadge } from './override-badge'
import { InspectorPanel } from './panel'
import { createRecorder, type Recorder } from './record/recorder'
import { forgetTabState, keepTabState } from './tab-state'
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

/** Begins to keep what happens in this tab. */
export function startRecording(): Recorder {
  if (!recorder) {
    recorder = createRecorder()
    recorder.start()
    if (watched.router) recorder.follow(watched.router)
  }
  return recorder
}

/** The panel; what was not recorded yet is from now on. */
export function showInspector({ takesFocus = false } = {}): void {
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
export function showBadge(): void {
  const names = Object.keys(readOverrides())
  rootOfInspector().render(
    names.length ? <OverrideBadge names={names} onOpen={() => showInspector({ takesFocus: true })} /> : null,
  )
}
