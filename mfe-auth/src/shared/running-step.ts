import type { ActivityType } from '@portal/contracts/identity/otp'
import type { CodeChallenge } from '@portal/contracts/identity/auth-methods'

/** A code that is on its way, from the page that asked for it to the page that takes it. */
export interface RunningStep<About = unknown> {
  activity: ActivityType
  pan: string
  started: CodeChallenge
  /** Asks for a new one in place of it. */
  again: () => Promise<CodeChallenge>
  /** What else the first page knows. */
  about: About
}

let running: RunningStep | undefined
let lastPan = ''

/** Keeps it in this page only: a hard reload begins anew (S2.107), and no PAN lies in storage. */
export function keepStep(step: RunningStep): void {
  running = step
  lastPan = step.pan
}

export const runningStep = <About>(activity: ActivityType): RunningStep<About> | undefined =>
  running?.activity === activity ? (running as RunningStep<About>) : undefined

export function endStep(): void {
  running = undefined
}

/** Takes a PAN along to the next of these pages; an empty one forgets it. */
export function keepPan(pan: string): void {
  lastPan = pan
}

/** The PAN that was typed last on one of these pages, for the next one. */
export const typedPan = (): string => lastPan
