import { t } from '@portal/contracts/words/macros'

/** How long nobody may be there, how long the warning then counts down, and how often that is looked at (S9.040). */
export const idleTimes = { idleMs: 600_000, warningMs: 300_000, keepaliveMs: 1000 } as const

/** Minutes without activity after which a session ends, as texts name them. */
export const idleMinutes = (idleTimes.idleMs + idleTimes.warningMs) / 60_000

export type IdlePhase = 'active' | 'warning' | 'ended'

export interface IdleState {
  phase: IdlePhase
  /** Whole seconds until the sign-out: 300 while active, counting down while warned, 0 when ended. */
  secondsLeft: number
}

/**
 * What is so at a moment, from the time of the last activity alone (both in milliseconds since 1970). Counting by the
 * clock on the wall and not by ticks, a computer that slept and a tab that was throttled come out right (S4.013,
 * S4.016).
 */
export function idleState(lastActivity: number, now: number): IdleState {
  const warned = now - lastActivity - idleTimes.idleMs
  if (warned < 0) return { phase: 'active', secondsLeft: idleTimes.warningMs / 1000 }
  const secondsLeft = Math.max(0, Math.ceil((idleTimes.warningMs - warned) / 1000))
  return { phase: secondsLeft > 0 ? 'warning' : 'ended', secondsLeft }
}

/** Seconds as the warning shows them: `04:32` with `mins`, under a minute `00:42` with `Sec` (S4.014, S9.041). */
export function idleClock(secondsLeft: number): { time: string; unit: string } {
  const two = (count: number): string => String(count).padStart(2, '0')
  const time = `${two(Math.floor(secondsLeft / 60))}:${two(secondsLeft % 60)}`
  return { time, unit: secondsLeft >= 60 ? t`mins` : t`Sec` }
}
