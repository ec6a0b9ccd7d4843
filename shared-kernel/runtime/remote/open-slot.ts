import type { ComponentType } from 'react'
import type { SlotName, Slots } from '@portal/contracts/wire/slots'
import { offersSlot } from '@portal/contracts/manifest'
import type { LoadedRemote } from './load-release'
import { fetchPage } from './page-fetch'
import { type Deadline, within } from './new-deadline'
import { RemoteFailure, toRemoteFailure } from './remote-failure'
import type { SlotSource } from './slot-source'

/** A slot whose code is here, and whose it is. */
export interface OpenSlot<Name extends SlotName = SlotName> {
  Component: ComponentType<Slots[Name]>
  remote: string
  version: string
}

const opened = new WeakMap<SlotSource, Map<SlotName, OpenSlot>>()
const crashed = new WeakMap<SlotSource, Set<string>>()

/** What opened before in this tab, so that it stands at once. */
export function knownSlot<Name extends SlotName>(source: SlotSource, slot: Name): OpenSlot<Name> | undefined {
  const known = opened.get(source)?.get(slot)
  return known && !source.remotes.withdrawn().includes(known.remote) ? (known as OpenSlot<Name>) : undefined
}

/**
 * Finds a slot's owner, loads it as a page's would be, and fetches the slot; where that fails, from the owner's version
 * before. Throws RemoteFailure, which has been reported.
 */
export async function openSlot<Name extends SlotName>(
  source: SlotSource,
  slot: Name,
): Promise<OpenSlot<Name>> {
  const { remotes } = source
  const deadline = Date.now() + remotes.timeoutMilliseconds
  await remotes.ready()
  const owner = remotes.slotOwner(slot)
  if (!owner || !offersSlot(owner, slot))
    throw reported(source, new RemoteFailure('LOAD-013', owner?.name ?? 'unknown', owner?.version ?? ''))
  const late = () => new RemoteFailure('LOAD-006', owner.name, owner.version)
  const loaded = await within(remotes.load(owner.name), deadline, late)
  try {
    return await bring(source, slot, loaded, deadline)
  } catch (error) {
    const { name, version } = loaded.release
    const failure = toRemoteFailure(error, 'LOAD-005', name, version)
    return await standIn(source, slot, failure, deadline).catch(() => {
      throw reported(source, failure)
    })
  }
}

/** The owner's other version in the place of one whose slot crashed as it was first shown; undefined when none is. */
export async function replaceCrashed<Name extends SlotName>(
  source: SlotSource,
  slot: Name,
  { remote, version }: OpenSlot<Name>,
  error: unknown,
): Promise<OpenSlot<Name> | undefined> {
  const before = crashed.get(source) ?? new Set()
  // Another version crashes as well: then it is not the release.
  if (before.has(remote)) return undefined
  crashed.set(source, before.add(remote))
  const failure = new RemoteFailure('LOAD-009', remote, version, error)
  const deadline = Date.now() + source.remotes.timeoutMilliseconds
  return standIn(source, slot, failure, deadline).catch(() => undefined)
}

async function standIn<Name extends SlotName>(
  source: SlotSource,
  slot: Name,
  failure: RemoteFailure,
  deadline: Deadline,
): Promise<OpenSlot<Name>> {
  const { remote, version, code } = failure
  // A version that never had the slot did not fail: it is only left.
  const left = code === 'LOAD-013' ? { version } : { version, failure }
  const loaded = await within(source.replace(remote, left), deadline, () => failure)
  if (!loaded) throw failure
  return bring(source, slot, loaded, deadline)
}

async function bring<Name extends SlotName>(
  source: SlotSource,
  slot: Name,
  { remote, release }: LoadedRemote,
  deadline: Deadline,
): Promise<OpenSlot<Name>> {
  const { name, version } = release
  const fetchSlot = remote.slots?.[slot]
  if (!fetchSlot) throw new RemoteFailure('LOAD-013', name, version)
  const module = await fetchPage(fetchSlot, release, deadline, source.remotes.explain)
  const open = { Component: module.default, remote: name, version }
  const known = opened.get(source) ?? new Map<SlotName, OpenSlot>()
  opened.set(source, known.set(slot, open as unknown as OpenSlot))
  return open
}

function reported({ remotes }: SlotSource, failure: RemoteFailure): RemoteFailure {
  remotes.report(failure)
  return failure
}
