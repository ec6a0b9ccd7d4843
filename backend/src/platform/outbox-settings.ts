import { wholeNumber } from './setting-values'
import { StartRefusal } from './start-refusal'

export interface OutboxSettings {
  /** How many deliveries of a lane a process has under way at once, and how many calls a job to the same provider. */
  placesOf(lane: string): number
  /** For how many days it is kept that something was delivered. */
  keepDays: number
  /** For how many days what was given up may be sent again. */
  deadDays: number
}

const usualPlaces = 8
const isLane = /^[a-z][a-z-]{0,30}$/

/** `OUTBOX_AT_ONCE`: "8" for all lanes, "8, sms=20, push=4" for some of them another number. Throws StartRefusal. */
export function readOutbox({
  OUTBOX_AT_ONCE: atOnce = '',
  OUTBOX_KEEP_DAYS: keep,
  OUTBOX_DEAD_DAYS: dead,
}: NodeJS.ProcessEnv): OutboxSettings {
  let usual = usualPlaces
  const ofLanes = new Map<string, number>()
  for (const part of atOnce.split(/[\s,]+/).filter(Boolean)) {
    const [lane = '', number] = part.includes('=') ? part.split('=', 2) : [undefined, part]
    const places = wholeNumber(number || 'nothing', usual, 'OUTBOX_AT_ONCE', 1, 200)
    if (!part.includes('=')) usual = places
    else if (isLane.test(lane)) ofLanes.set(lane, places)
    else throw new StartRefusal(`OUTBOX_AT_ONCE names "${lane}"; write "8", or "8, sms=20, push=4"`)
  }
  return {
    placesOf: (lane) => ofLanes.get(lane) ?? usual,
    keepDays: wholeNumber(keep, 7, 'OUTBOX_KEEP_DAYS', 1, 365),
    deadDays: wholeNumber(dead, 14, 'OUTBOX_DEAD_DAYS', 1, 365),
  }
}
