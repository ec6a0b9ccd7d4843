import type { SlotName } from '../../contracts/slots'
import { RemoteFailure } from './remote-failure'
import type { RemoteLoader } from './remote-loader'
import type { SlotModule, SlotSource } from './slot'

/** Finds the owner of a slot in the manifest and loads the slot's component from it. */
export function createSlotSource(remotes: Pick<RemoteLoader, 'ready' | 'ownerOfSlot' | 'load'>): SlotSource {
  return {
    async load<Name extends SlotName>(name: Name): Promise<SlotModule<Name>> {
      await remotes.ready()
      const owner = remotes.ownerOfSlot(name)
      if (!owner) throw new RemoteFailure('LOAD-008', name, '')
      const { remote, release } = await remotes.load(owner.name)
      const fetch = remote.slots?.[name]
      if (!fetch) throw new RemoteFailure('LOAD-007', release.name, release.version)
      try {
        return await fetch()
      } catch (error) {
        throw new RemoteFailure('LOAD-005', release.name, release.version, error)
      }
    },
  }
}
