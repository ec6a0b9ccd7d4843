import type { PageHandle } from '@portal/kernel'
import { type PortalRouter, patternOf } from '@portal/kernel/internal'
import { ownerOfPage } from '../../telemetry/follow-router'
import { shownValue } from '../record/redact'

/** A line of a table of two columns. */
export interface Fact {
  name: string
  value: string
}

/** The page on screen: its address as its remote wrote it, whose it is, and what it was opened with. */
export function routeFacts({
  matches,
  location,
}: Pick<PortalRouter['state'], 'matches' | 'location'>): Fact[] {
  const { remote, version } = ownerOfPage(matches)
  const match = matches.at(-1)
  const handle = (match?.route.handle ?? {}) as Partial<PageHandle>
  const given = [...Object.entries(match?.params ?? {}), ...new URLSearchParams(location.search)]
  const parameters = given
    .filter(([name]) => name !== '*')
    .map(([name, value]) => ({ name: `Parameter ${name}`, value: shownValue(name, value ?? '') }))
  return [
    { name: 'Route', value: patternOf(matches) },
    { name: 'Owner', value: version ? `${remote} ${version}` : remote },
    { name: 'Open to', value: handle.access ?? 'public' },
    { name: 'Step of a flow', value: handle.inFlow ? 'yes' : 'no' },
    ...parameters,
  ]
}
