import type { Holding } from '@portal/contracts/folios/investor'
import type { OwnedPart } from '@portal/contracts/portfolio/portfolio'

/** What is opened over the page: the money behind a figure, or a holding in full. */
export type OpenPart =
  { kind: 'flows'; title: string; part: OwnedPart } | { kind: 'holding'; holding: Holding }
