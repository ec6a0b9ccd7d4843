import { act, fireEvent, screen } from '@testing-library/react'
import { holdVersion } from '@portal/ui/form/inner'
import { comeBack, go, open, pass, title } from './testing/deployment'
import { portalStore, withdrawnRemotesAtom } from '../state/public'
import { manifestAgeMs, readEveryMs } from './version-watch'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  history.replaceState(null, '')
})

describe('a release while a tab is open', () => {
  test('leaves the tab on its version', async () => {
    const { router, deployment } = await open('list')
    deployment.versions = ['1', '2']
    await comeBack()
    await go(router, 'detail', manifestAgeMs)
    await go(router, 'list', 10)
    expect(title()).toBe('list 1')
  })

  test('is read of as a page opens, at most every 30 seconds, and when the tab comes to the foreground', async () => {
    const { router, deployment } = await open('list')
    expect(deployment.reads).toBe(1)
    await go(router, 'detail', manifestAgeMs - 1000)
    await go(router, 'list', 10)
    expect(deployment.reads).toBe(1)
    await pass(1000)
    await go(router, 'detail', 10)
    expect(deployment.reads).toBe(2)
    await comeBack()
    expect(deployment.reads).toBe(3)
  })
})

describe('a revoked version', () => {
  async function revokedAt(path: string) {
    const opened = await open(path)
    opened.deployment.versions = ['1', '2']
    opened.deployment.changes = { revoked: ['1'], history: [] }
    return opened
  }

  test('is left when the tab comes to the foreground, on the page that is on screen', async () => {
    const { router } = await revokedAt('list')
    const entries = history.length
    await comeBack()
    expect(title()).toBe('list 2')
    expect(history.length).toBe(entries)
    expect(router.state.location.state).toEqual({ kept: true })
  })

  test('stays for a transaction, and is left on the first page after it', async () => {
    const { router } = await revokedAt('pay')
    await comeBack()
    expect(title()).toBe('pay 1')
    await go(router, 'receipt', 10)
    expect(title()).toBe('receipt 2')
  })

  test('stays while something is held, and is left as soon as that has ended', async () => {
    await revokedAt('list')
    const [code, form] = [holdVersion(), holdVersion()]
    await comeBack()
    expect(title()).toBe('list 1')
    code()
    await pass(10)
    expect(title()).toBe('list 1')
    form()
    await pass(10)
    expect(title()).toBe('list 2')
  })

  test('stays when something begins while its successor is on its way', async () => {
    const { deployment } = await revokedAt('list')
    let arrive: (version: string) => void = () => undefined
    const manifest = deployment.manifest.bind(deployment)
    const arrived = new Promise<string>((resolve) => (arrive = resolve))
    deployment.manifest = () => arrived.then(manifest) as never
    await comeBack()
    const release = holdVersion()
    arrive('2')
    await pass(10)
    expect(title()).toBe('list 1')
    release()
    await pass(10)
    expect(title()).toBe('list 2')
  })

  test('stays when a form is filled while the code of its successor arrives', async () => {
    const { deployment } = await revokedAt('list')
    deployment.loadMs = 500
    await comeBack()
    const release = holdVersion()
    await pass(1000)
    expect(title()).toBe('list 1')
    release()
    await pass(10)
    expect(title()).toBe('list 2')
  })

  test('stays when its successor does not open', async () => {
    const { deployment } = await revokedAt('list')
    deployment.gone.add('2')
    await comeBack()
    await pass(9000)
    expect(title()).toBe('list 1')
  })
})

describe('a version that was revoked urgently', () => {
  async function revokedUrgentlyAt(path: string) {
    const opened = await open(path)
    opened.deployment.versions = ['1', '2']
    opened.deployment.changes = { revoked: ['1'], urgent: ['1'], history: [] }
    return opened
  }
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Amount/ })
  const type = (value: string) => act(() => fireEvent.change(amount(), { target: { value } }))

  test('is left also where something was typed, in a transaction too, and what was typed is there in the next', async () => {
    const { router } = await revokedUrgentlyAt('invest')
    await type('12345')
    await comeBack()
    expect(title()).toBe('invest 2')
    expect(amount().value).toBe('12345')
    await go(router, 'list', 10)
    await go(router, 'invest', 10)
    expect(amount().value).toBe('')
  })

  test('is left by who stays on one page, within two minutes', async () => {
    await revokedUrgentlyAt('invest')
    await type('12345')
    await pass(readEveryMs + 10)
    expect([title(), amount().value]).toEqual(['invest 2', '12345'])
  })

  test('stays for a payment', async () => {
    await revokedUrgentlyAt('pay')
    await comeBack()
    expect(title()).toBe('pay 1')
  })

  test('stays while a one-time code is asked for, whatever else was typed', async () => {
    await revokedUrgentlyAt('list')
    await type('12345')
    const code = holdVersion()
    await comeBack()
    expect([title(), amount().value]).toEqual(['list 1', '12345'])
    code()
  })

  test('with typed input stays where the revocation is not urgent', async () => {
    const { deployment } = await revokedUrgentlyAt('list')
    deployment.changes = { revoked: ['1'], history: [] }
    await type('12345')
    await comeBack()
    expect([title(), amount().value]).toEqual(['list 1', '12345'])
  })
})

describe('a remote that is withdrawn', () => {
  const since = '2026-11-29T00:00:00.000Z'
  const off = () => screen.queryByText('LOAD-014 mfe-test')
  async function withdrawnAt(path: string) {
    const opened = await open(path)
    opened.deployment.changes = { withdrawn: { since } }
    opened.deployment.sequence = 2
    return opened
  }
  const hear = async (router: Awaited<ReturnType<typeof open>>['router'], sequence: number) => {
    await act(async () => router.hearOf(sequence))
    await pass(10)
  }

  test('leaves a page that is only read as soon as the poll tells of it, reports nothing, and comes back by itself', async () => {
    const { router, deployment, reported } = await withdrawnAt('list')
    const entries = history.length
    await hear(router, 2)
    expect(off()).toBeVisible()
    expect(title()).toBeUndefined()
    deployment.changes = {}
    deployment.sequence = 3
    await hear(router, 3)
    expect(title()).toBe('list 1')
    expect(history.length).toBe(entries)
    expect(reported).toEqual([])
  })

  test('is read of once: the poll that tells of the manifest that is known reads nothing', async () => {
    const { router, deployment } = await open('list')
    await hear(router, 1)
    expect(deployment.reads).toBe(1)
    await hear(router, 2)
    expect(deployment.reads).toBe(2)
  })

  test('leaves a payment alone, however often it is told, and closes after it', async () => {
    const { router } = await withdrawnAt('pay')
    await hear(router, 2)
    await hear(router, 2)
    expect(title()).toBe('pay 1')
    expect(portalStore.get(withdrawnRemotesAtom)).toEqual(['mfe-test'])
    await go(router, 'receipt', 10)
    expect(off()).toBeVisible()
  })

  test('leaves typed words alone, and closes with the next page', async () => {
    const { router } = await withdrawnAt('list')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '500' } })
    await hear(router, 2)
    expect(screen.getByRole('textbox')).toHaveValue('500')
    await go(router, 'detail', 10)
    expect(off()).toBeVisible()
  })

  test('is back in the version that everybody gets by then, not in the one that the tab had', async () => {
    const { router, deployment } = await withdrawnAt('list')
    await hear(router, 2)
    deployment.versions = ['1', '2']
    deployment.changes = {}
    deployment.sequence = 3
    await hear(router, 3)
    expect(title()).toBe('list 2')
  })
})
