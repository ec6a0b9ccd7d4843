import { waitFor, within } from '@testing-library/react'
import { defineRemote, type LifecycleProps, type ParcelEvent } from './public'

// A mount ends with its first effect, which `act` would hold back.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

const pageOf = (title: string) => ({
  handle: { title, access: 'public' } as const,
  page: async () => ({ default: () => <h1>{title}</h1> }),
})
const remote = defineRemote({
  name: 'mfe-x',
  routes: [
    { path: 'home/x', ...pageOf('First') },
    { path: 'home/x/next', ...pageOf('Next') },
  ],
})

test('a remote is mounted, moved to another page, unmounted without a trace and mounted again by the four functions of single-spa, which tell its place around', async () => {
  const { bootstrap, mount, update, unmount } = remote.lifecycles
  const events: ParcelEvent[] = []
  const props: LifecycleProps = {
    name: 'mfe-x-1',
    domElement: document.body.appendChild(document.createElement('div')),
    kind: 'embedded',
    version: '1.0.0',
    path: '/home/x',
    basename: '',
    portal: '/investors',
    onEvent: (event) => void events.push(event),
  }
  const shows = (name: string) => within(props.domElement).findByRole('heading', { name })
  await bootstrap(props)
  await mount(props)
  await shows('First')
  await update({ ...props, path: '/home/x/next' })
  await shows('Next')
  await waitFor(() =>
    expect(events).toContainEqual({ kind: 'navigate', path: '/home/x/next', title: 'Next', inside: true }),
  )
  await unmount(props)
  expect(props.domElement).toBeEmptyDOMElement()
  await mount(props)
  await shows('First')
  await unmount(props)
})
