// @needs-page
import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { CreateFolioProps } from '@portal/contracts/wire/slots'
import type { DeployedRemote } from '@portal/contracts/manifest'
import { deployed, release } from '@portal/contracts/manifest/testing/releases'
import type { Remote } from './remote'
import { createRemoteLoader } from './remote-loader'
import { Slot } from './slot'
import { createSlotSource, SlotSourceContext } from './slot-source'

jest.useFakeTimers()
const owner = 'mfe-owner'
const slots = [{ name: 'create-folio', preload: [], styles: [] }]

/** What is deployed of the owner, and what of it is broken. */
class Owner {
  versions = ['1']
  /** Versions of before the slot, and what the manifest says of them. */
  readonly without = new Set<string>()
  readonly gone = new Set<string>()
  readonly hanging = new Set<string>()
  readonly goneChunk = new Set<string>()
  readonly crashing = new Set<string>()
  changes: Partial<DeployedRemote> = {}

  manifest() {
    const releases = [...this.versions]
      .reverse()
      .map((each) => release(owner, each, { pages: [], ...(!this.without.has(each) && { slots }) }))
    const remotes = this.versions.length
      ? [deployed(owner, this.versions, { releases, ...this.changes })]
      : []
    return { sequence: 1, salt: '', remotes }
  }

  async load(version: string): Promise<{ default: Remote }> {
    if (this.hanging.has(version)) await new Promise(() => undefined)
    if (this.gone.has(version)) throw new Error('404')
    const fetchSlot = async () => {
      if (this.goneChunk.has(version)) throw new Error('404')
      return { default: this.piece(version) }
    }
    const offered = this.without.has(version) ? {} : { slots: { 'create-folio': fetchSlot } }
    return { default: { name: owner, routes: [], ...offered } }
  }

  private piece = (version: string) => (props: CreateFolioProps) => {
    if (this.crashing.has(version)) throw new TypeError('Gauge is undefined')
    const { bank = '' } = props.value.typed ?? {}
    const type = (text: string) => props.onChange({ newFolio: null, typed: { bank: text } })
    return (
      <input aria-label={`Bank ${version}`} value={bank} onChange={(event) => type(event.target.value)} />
    )
  }
}

/** A page of another remote that holds what is typed into the slot. */
function Around() {
  const [value, setValue] = useState<CreateFolioProps['value']>({
    newFolio: null,
    typed: { bank: 'Parijat' },
  })
  const part = {
    value,
    onChange: setValue,
    showErrors: false,
    refused: {},
    idOf: String,
    frame: 'cards' as const,
  }
  return (
    <>
      <h1>Invest</h1>
      <Slot name="create-folio" label="The new folio" fallback={<p>Waiting</p>} {...part} />
    </>
  )
}

async function open(deployment = new Owner()) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reported: string[] = []
  const remotes = createRemoteLoader({
    source: {
      readManifest: async () => deployment.manifest(),
      register: () => undefined,
      load: ({ version }) => deployment.load(version),
    },
    kernelVersion: '1.0.0',
    timeoutMilliseconds: 8000,
    visitor: async () => ({ bucket: 0 }),
    report: ({ code, remote, version }) => void reported.push(`${code} ${remote} ${version}`),
  })
  const source = createSlotSource(remotes)
  render(
    <SlotSourceContext value={source}>
      <Around />
    </SlotSourceContext>,
  )
  await pass(0)
  return { reported, source, remotes }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const piece = (version: string) => screen.queryByRole('textbox', { name: `Bank ${version}` })
const retry = async () => {
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await pass(9000)
}
const pageStands = () => expect(screen.getByRole('heading', { name: 'Invest' })).toBeVisible()

afterEach(() => jest.restoreAllMocks())

test('a slot of another remote is found by the manifest, and the page around holds what is typed', async () => {
  const { reported } = await open()
  expect(piece('1')).toHaveValue('Parijat')
  expect(reported).toEqual([])
})

test('an owner that is down leaves a message in place, and another try brings it with what was typed', async () => {
  const deployment = new Owner()
  deployment.gone.add('1')
  const { reported } = await open(deployment)
  expect(screen.getByText('Waiting')).toBeVisible()
  await pass(9000)
  expect(screen.getByRole('alert')).toHaveTextContent(/The new folio did not open.*LOAD-003-OWNER/)
  pageStands()
  expect(reported).toEqual([`LOAD-003 ${owner} 1`])
  deployment.gone.clear()
  await retry()
  expect(piece('1')).toHaveValue('Parijat')
})

test('an owner that hangs is given up after the patience of a page', async () => {
  const deployment = new Owner()
  deployment.hanging.add('1')
  const { reported } = await open(deployment)
  await pass(8000)
  expect(screen.getByRole('alert')).toHaveTextContent('The new folio took too long to open')
  expect(reported).toContain(`LOAD-006 ${owner} 1`)
  pageStands()
})

test('an owner that is not released is reported as nobody’s, and found once it is', async () => {
  const deployment = new Owner()
  deployment.versions = []
  const { reported } = await open(deployment)
  expect(screen.getByRole('alert')).toHaveTextContent('LOAD-013')
  expect(reported).toEqual(['LOAD-013 unknown '])
  deployment.versions = ['1']
  await retry()
  expect(piece('1')).toBeVisible()
})

test('an older version without the slot, which a visitor is held on, is named', async () => {
  const deployment = new Owner()
  deployment.versions = ['1', '2']
  deployment.without.add('1')
  deployment.changes = { pinned: '1' }
  const { reported } = await open(deployment)
  expect(screen.getByRole('alert')).toHaveTextContent('LOAD-013-OWNER')
  expect(reported).toEqual([`LOAD-013 ${owner} 1`])
  pageStands()
})

test('a tab with an older version gets the newer one that has the slot', async () => {
  const deployment = new Owner()
  deployment.without.add('1')
  const { remotes, reported } = await (async () => {
    const started = await open(deployment)
    await act(async () => void (await started.remotes.load(owner)))
    return started
  })()
  deployment.versions = ['1', '2']
  await retry()
  expect((await remotes.load(owner)).release.version).toBe('2')
  expect(piece('2')).toBeVisible()
  expect(reported).toEqual(['LOAD-013 unknown '])
})

test.each([
  ['whose code does not arrive', 'goneChunk', 'LOAD-005'],
  ['that crashes as it is first shown', 'crashing', 'LOAD-009'],
] as const)('the version before stands in for one %s', async (_, fault, code) => {
  const deployment = new Owner()
  deployment.versions = ['1', '2']
  deployment[fault].add('2')
  const { reported } = await open(deployment)
  await pass(9000)
  expect(piece('1')).toHaveValue('Parijat')
  expect(reported).toEqual([`${code} ${owner} 2`, `LOAD-010 ${owner} 1`])
})

test('a slot that crashes leaves the page around at work, and can be tried again', async () => {
  const deployment = new Owner()
  deployment.crashing.add('1')
  const { reported } = await open(deployment)
  await pass(9000)
  expect(screen.getByRole('alert')).toHaveTextContent('The new folio stopped working')
  expect(reported).toEqual([`LOAD-009 ${owner} 1`])
  pageStands()
  deployment.crashing.clear()
  await retry()
  expect(piece('1')).toHaveValue('Parijat')
})

test('a version that takes the place of a revoked one does so on screen, with what was typed', async () => {
  const deployment = new Owner()
  const { source, remotes } = await open(deployment)
  deployment.versions = ['1', '2']
  deployment.changes = { revoked: ['1'] }
  await act(async () => {
    await remotes.refresh(0)
    const loaded = await remotes.replace(owner, { version: '1' })
    if (loaded) source.exchanged(loaded.release.name)
  })
  await pass(0)
  expect(piece('2')).toHaveValue('Parijat')
})

test('a host that loads no remotes says so in the slot’s place', () => {
  render(<Around />)
  return pass(0).then(() => expect(screen.getByRole('alert')).toHaveTextContent('LOAD-013'))
})
