import '@fontsource-variable/figtree/wght.css'
import { prepareApi, startVisit } from '@portal/kernel'
import remote from 'portal-remote'
import { enterByLink } from '../shared/enter-by-link'
import { takeLink } from './take-link'

const portal = '/investors'
const basename = `${portal}/standalone/${remote.name}`

/** Brings one remote up on a page of its own: by its link where it came with one. */
async function start(domElement: HTMLElement): Promise<void> {
  const link = takeLink()
  void prepareApi()
  const entry = link === undefined ? undefined : await enterByLink(link)
  const refused = entry && 'refused' in entry ? entry.refused : undefined
  if (entry && refused === undefined)
    startVisit(remote.name === 'mfe-mandate' ? 'eMandateStandalone' : 'standalone')
  const path = location.pathname.slice(basename.length) + location.search
  const props = {
    name: remote.name,
    domElement,
    kind: 'standalone' as const,
    version: __REMOTE_VERSION__,
    path,
    basename,
    portal,
    ...(refused !== undefined && { entryRefused: refused }),
  }
  await remote.lifecycles.bootstrap(props)
  await remote.lifecycles.mount(props)
}

const element = document.getElementById('portal')
if (element) void start(element)
