import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PageReport } from '../../telemetry/public'
import type { Remote } from '../../remote/public'
import { lazyPage } from '@portal/ui'
import { defineRemote, type LifecycleProps, type ParcelEvent } from '../public'

const user = userEvent.setup()

// A mount ends with its first effect, which `act` would hold back.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
const Amount = () => <h1>Amount</h1>
const handle = { title: 'Amount', access: 'public' } as const

let told: ParcelEvent[]
let reports: PageReport[]
let namePage: () => string
let unmount: () => Promise<void>

async function mount(page: Remote['routes'][number]['page']) {
  const remote = defineRemote({ name: 'mfe-x', routes: [{ path: 'home/x/:order', handle, page }] })
  const props: LifecycleProps = {
    name: 'mfe-x',
    domElement: document.body.appendChild(document.createElement('div')),
    kind: 'embedded',
    version: '1.0.0-a',
    path: '/home/x/42',
    basename: '',
    portal: '/investors',
    onEvent: (event) => void told.push(event),
    telemetry: {
      report: (event) => void reports.push(event),
      namePageBy: (pattern) => void (namePage = pattern),
    },
  }
  await remote.lifecycles.bootstrap(props)
  await remote.lifecycles.mount(props)
  unmount = () => remote.lifecycles.unmount(props)
}

beforeEach(() => {
  told = []
  reports = []
})
afterEach(async () => {
  await unmount()
  document.body.replaceChildren()
})

test('a page whose code does not arrive is told with code, stage, remote, version and cause; another try brings it', async () => {
  const page = jest.fn<Promise<{ default: typeof Amount }>, []>()
  page.mockRejectedValueOnce(new Error('404')).mockResolvedValue({ default: Amount })
  await mount(page)
  expect(await screen.findByText(/^LOAD-005-X-/)).toBeVisible()
  expect(told).toContainEqual({ kind: 'error', code: 'LOAD-005', stage: 'page chunk' })
  expect(reports).toEqual([
    {
      kind: 'failure',
      code: 'LOAD-005',
      stage: 'page chunk',
      remote: 'mfe-x',
      version: '1.0.0-a',
      message: 'Error: 404',
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Amount' })).toBeVisible()
  expect(namePage()).toBe('/home/x/:order')
})

test('a page that breaks is told as one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await mount(async () => ({
    default: () => {
      throw new TypeError('x is undefined')
    },
  }))
  expect(await screen.findByText(/^LOAD-009-X-/)).toBeVisible()
  expect(reports).toEqual([
    expect.objectContaining({
      code: 'LOAD-009',
      stage: 'page crashed',
      message: 'TypeError: x is undefined',
    }),
  ])
  jest.restoreAllMocks()
})

test('a page whose code does not come once it has opened is told as one that did not open, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let isGone = true
  const Late = lazyPage(
    async () => {
      if (isGone) throw new Error('404')
      return { default: Amount }
    },
    <p>On its way</p>,
  )
  await mount(async () => ({ default: () => <Late /> }))
  expect(await screen.findByText(/^LOAD-005-X-/)).toBeVisible()
  expect(reports).toEqual([expect.objectContaining({ code: 'LOAD-005', message: 'Error: 404' })])
  isGone = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Amount' })).toBeVisible()
  jest.restoreAllMocks()
})
