import * as z from 'zod/mini'
import { onActivity } from './activity-events'
import { idleState, idleTimes, type IdleState } from './idle-state'
import { readStored, writeStored } from './storage'
import { onOtherTabs, notifyOtherTabs } from './tab-channel'

export interface IdleWatch {
  /** The state of now; the same object until it changes. */
  state(): IdleState
  /** Says that the investor is there, as activity does. */
  touch(): void
  /** Ends the watch and leaves nothing behind. */
  stop(): void
}

/** Notes that somebody was there, for all tabs and for a reload of this one. */
export function storeActivity(at: number): void {
  writeStored('lastActivity', at)
}

const storedActivity = (): number => readStored('lastActivity', z.number()) ?? 0

/** The last activity that this tab knows of, its own and that of others, and when it last told them. */
function activityLog() {
  let told = storedActivity()
  let last = told || Date.now()
  return {
    state(now: number): IdleState {
      last = Math.min(last, now)
      told = Math.min(told, now)
      const seen = idleState(last, now)
      if (seen.phase === 'active') return seen
      // A tab that was frozen wakes before the messages of the others reach it: what they stored is already there.
      last = Math.max(last, Math.min(storedActivity(), now))
      return idleState(last, now)
    },
    note: (at: number) => void (last = Math.max(last, at)),
    /** Another tab said so, to all: nobody need be told again. */
    heard(at: number): void {
      last = Math.max(last, at)
      told = Math.max(told, at)
    },
    /** At most once a second, or at once where others may be showing the warning. */
    notify(now: number, urgent: boolean): void {
      if (last <= told || (!urgent && now - told < idleTimes.keepaliveMs)) return
      told = now
      storeActivity(last)
      notifyOtherTabs({ kind: 'activity', at: last })
    },
  }
}

/**
 * Watches whether anybody is there, in this tab or another: `changed` whenever the state does, up to once a second while
 * the warning counts down, and last with the phase `ended`, after which the watch has stopped. Activity that comes
 * after the end of the time does not bring the session back (S4.013 to S4.018, decision 15).
 */
export function watchIdle(changed: (state: IdleState) => void): IdleWatch {
  const log = activityLog()
  let shown = idleState(Date.now(), Date.now())
  const stops: (() => void)[] = []
  const stop = (): void => stops.splice(0).forEach((undo) => undo())
  const look = (): IdleState => {
    const state = log.state(Date.now())
    if (state.phase === shown.phase && state.secondsLeft === shown.secondsLeft) return shown
    shown = state
    if (state.phase === 'ended') stop()
    changed(state)
    return shown
  }
  const touch = (): void => {
    const { phase } = look()
    if (phase === 'ended') return
    log.note(Date.now())
    log.notify(Date.now(), phase === 'warning')
    look()
  }
  const keepAlive = setInterval(() => {
    if (look().phase !== 'ended') log.notify(Date.now(), false)
  }, idleTimes.keepaliveMs)
  const hear = onOtherTabs((message) => {
    if (message.kind !== 'activity') return
    log.heard(Math.min(message.at, Date.now()))
    look()
  })
  document.addEventListener('visibilitychange', look)
  stops.push(
    () => clearInterval(keepAlive),
    hear,
    onActivity(touch),
    () => document.removeEventListener('visibilitychange', look),
  )
  look()
  return { state: () => shown, touch, stop }
}
