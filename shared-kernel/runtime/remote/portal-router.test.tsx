import { act, screen } from '@testing-library/react'
import { deployed, release } from '@portal/contracts/manifest/testing/releases'
import { settledMs } from './first-render'
import { Deployment, go, name, open, pass, title } from './testing/deployment'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  history.replaceState(null, '')
})

describe('a page whose code is gone after a release', () => {
  test('opens from the new version, without a reload and with one entry in the history', async () => {
    const { router, reported, deployment } = await open('list')
    deployment.versions = ['1', '2']
    deployment.gone.add('detail 1')
    const entries = history.length
    await go(router, 'detail')
    expect(title()).toBe('detail 2')
    expect(history.length).toBe(entries + 1)
    expect(reported).toEqual(['LOAD-005 1'])
    await go(router, 'list')
    expect(title()).toBe('list 2')
  })

  test('opens from the new version also where it is the first page, in its own entry of the history', async () => {
    const deployment = new Deployment()
    deployment.gone.add('detail 1')
    const opening = open('detail', deployment)
    deployment.manifest = () => {
      const versions = deployment.reads++ ? ['1', '2'] : ['1']
      const releases = versions.map((each) => release(name, each, { prefixes: ['/home'] }))
      return { sequence: 1, salt: '', remotes: [deployed(name, versions, { releases })] }
    }
    await opening
    const entries = history.length
    await pass(9000)
    expect(title()).toBe('detail 2')
    expect(history.length).toBe(entries)
  })

  test('shows the panel when the new version lacks it too: each version is taken once, and no more', async () => {
    const { router, deployment } = await open('list')
    deployment.versions = ['1', '2']
    deployment.gone.add('detail 1').add('detail 2')
    await go(router, 'detail', 20_000)
    expect(screen.getByRole('button')).toHaveTextContent('LOAD-005 mfe-test')
    expect(deployment.fetched.filter((file) => file === 'detail 2').length).toBeLessThanOrEqual(3)
    await pass(60_000)
    const fetched = deployment.fetched.length
    await pass(60_000)
    expect(deployment.fetched).toHaveLength(fetched)
  })

  test('opens from where it was when the same file is back, on Retry', async () => {
    const { router, deployment } = await open('list')
    deployment.gone.add('detail 1')
    await go(router, 'detail')
    deployment.gone.clear()
    await act(async () => screen.getByRole('button', { name: 'LOAD-005 mfe-test' }).click())
    await pass(0)
    expect(title()).toBe('detail 1')
  })
})

describe('a page whose code goes with a release after the page has opened', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  async function openFramed(gone: readonly string[], versions = ['1', '2']) {
    const opened = await open('list')
    opened.deployment.versions = versions
    for (const file of gone) opened.deployment.gone.add(file)
    const entries = history.length
    await go(opened.router, 'framed')
    // The page of the other version asks for its code only once it is there.
    await pass(9000)
    expect(history.length).toBe(entries + 1)
    return opened
  }
  const fetchedOf = ({ fetched }: Deployment, file: string) => fetched.filter((each) => each === file).length

  test('is shown anew by the new version, without a reload and in its own entry of the history', async () => {
    const { router, reported } = await openFramed(['late 1'])
    expect(title()).toBe('late 2')
    expect(reported).toEqual(['LOAD-005 1'])
    await go(router, 'list')
    expect(title()).toBe('list 2')
  })

  test('is shown by the version that it has when the line only stumbled', async () => {
    const { router, reported, deployment } = await open('list')
    deployment.gone.add('late 1')
    await go(router, 'framed', 100)
    expect(screen.getByText('On its way')).toBeInTheDocument()
    deployment.gone.clear()
    await pass(1000)
    expect(title()).toBe('late 1')
    expect(reported).toEqual([])
  })

  test('shows the panel when no version has it: each is taken once, and no more', async () => {
    const { deployment, reported } = await openFramed(['late 1', 'late 2'])
    expect(screen.getByRole('button')).toHaveTextContent('LOAD-005 mfe-test')
    expect(fetchedOf(deployment, 'late 1')).toBe(3)
    expect(fetchedOf(deployment, 'late 2')).toBe(3)
    expect(reported).toEqual(['LOAD-005 1', 'LOAD-005 2'])
    const fetched = deployment.fetched.length
    await pass(60_000)
    expect(deployment.fetched).toHaveLength(fetched)
  })

  test('opens when the same file is back, on Retry', async () => {
    const { deployment } = await openFramed(['late 1'], ['1'])
    deployment.gone.clear()
    await act(async () => screen.getByRole('button', { name: 'LOAD-005 mfe-test' }).click())
    await pass(0)
    expect(title()).toBe('late 1')
  })

  test('disturbs nobody who has gone on meanwhile', async () => {
    const { router, deployment } = await open('list')
    deployment.versions = ['1', '2']
    deployment.gone.add('late 1')
    await go(router, 'framed', 100)
    await go(router, 'detail', 20_000)
    expect(title()).toBe('detail 1')
    expect(deployment.fetched).not.toContain('detail 2')
  })
})

test('a remote that fails shows its panel, and Retry opens it although it failed too often', async () => {
  const deployment = new Deployment()
  deployment.gone.add('1')
  const { reported } = await open('list', deployment)
  await pass(2000)
  for (let turn = 0; turn < 3; turn++) {
    await act(async () => screen.getByRole('button', { name: 'LOAD-003 mfe-test' }).click())
    await pass(2000)
  }
  expect(reported).toEqual(['LOAD-003 1', 'LOAD-003 1', 'LOAD-003 1', 'LOAD-003 1'])
  deployment.gone.clear()
  await act(async () => screen.getByRole('button', { name: 'LOAD-003 mfe-test' }).click())
  await pass(0)
  expect(title()).toBe('list 1')
})

describe('a page that crashes', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  test('as it is first shown is shown by the version before, in its own entry of the history', async () => {
    const deployment = new Deployment()
    deployment.versions = ['1', '2']
    deployment.crashing.add('list 2')
    const { reported, router } = await open('list', deployment)
    const entries = history.length
    await pass(100)
    expect(title()).toBe('list 1')
    expect(reported).toEqual(['LOAD-009 2', 'LOAD-010 1'])
    expect(history.length).toBe(entries)
    await go(router, 'detail')
    expect(title()).toBe('detail 1')
  })

  test('in the version before as well shows the panel, and no third one is taken', async () => {
    const deployment = new Deployment()
    deployment.versions = ['1', '2', '3']
    deployment.crashing.add('list 3').add('list 2')
    await open('list', deployment)
    await pass(20_000)
    expect(screen.getByRole('button')).toBeInTheDocument()
    expect(deployment.fetched).toEqual(['list 3', 'list 2'])
  })

  test('without a version before shows the panel', async () => {
    const deployment = new Deployment()
    deployment.crashing.add('list 1')
    await open('list', deployment)
    await pass(9000)
    expect(screen.getByRole('button')).toBeInTheDocument()
  })

  test('after it has stood shows the panel: that is not for its release to answer', async () => {
    const deployment = new Deployment()
    deployment.versions = ['1', '2']
    const { router } = await open('list', deployment)
    await pass(settledMs)
    await go(router, 'detail')
    deployment.crashing.add('list 2')
    await go(router, 'list')
    expect(screen.getByRole('button')).toBeInTheDocument()
    expect(deployment.fetched).not.toContain('list 1')
  })
})

test('a page that hangs shows the panel 8 seconds after the click, its remote included', async () => {
  const deployment = new Deployment()
  deployment.loadMs = 3000
  deployment.hanging.add('list 1')
  await open('list', deployment)
  await pass(7900)
  expect(screen.queryByRole('button')).toBeNull()
  await pass(100)
  expect(screen.getByRole('button')).toHaveTextContent('LOAD-006 mfe-test')
})

test('a manifest that hangs shows the panel after 8 seconds', async () => {
  const deployment = new Deployment()
  deployment.manifest = () => new Promise(() => undefined) as never
  await open('list', deployment)
  await pass(8000)
  expect(screen.getByRole('button')).toHaveTextContent('LOAD-001')
})
