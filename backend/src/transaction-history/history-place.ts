import { t } from '@portal/contracts/words/macros'
import type { Place } from '../orders/order-history'
import { badRequest } from '../platform/refusal'

/** On one day orders come before what is in the ledger. */
export type HistorySource = 'order' | 'ledger'

/** Where a page of the history ends. */
export interface HistoryPlace extends Place {
  source: HistorySource
}

const shape = /^(\d{4}-\d\d-\d\d)~(order|ledger)~(\d{1,16})~(.{1,80})$/

/** As the contract hands it to the browser and back. */
export const writePlace = ({ date, source, place, id }: HistoryPlace): string =>
  [date, source, String(place), id].join('~')

/** Reads a place that came back. Throws a 400 for anything that was never handed out. */
export function readPlace(text: string): HistoryPlace {
  const [, date, source, place, id] = shape.exec(text) ?? []
  if (!date || !source || !place || !id || Number.isNaN(Date.parse(date)))
    throw badRequest(t`This page of your transactions is not there. Load the page again.`)
  return { date, source: source as HistorySource, place: Number(place), id }
}

/** Where the rows of a source go on after a place: of the other source those of the same day may be over, or all to come. */
export function placeIn(source: HistorySource, after: HistoryPlace): Place {
  if (source === after.source) return after
  return source === 'ledger'
    ? { date: after.date, place: Number.MAX_SAFE_INTEGER, id: '' }
    : { date: after.date, place: 0, id: '' }
}
