import type { DeployedRemote, ReleaseManifest } from '@portal/contracts/manifest'

/** Who gets a canary: "10 %", "3 investors". */
export function audienceOf({ percent, pans }: NonNullable<DeployedRemote['canary']>): string {
  const investors = pans && `${pans.length} ${pans.length === 1 ? 'investor' : 'investors'}`
  return [percent !== undefined && `${percent} %`, investors].filter(Boolean).join(' and ')
}

/** What visitors get of a remote, in one line; of one that was never released: "nothing". */
function stateOf(remote: DeployedRemote | undefined): string {
  if (!remote) return 'nothing'
  const { live, canary, pinned, withdrawn } = remote
  const parts = [
    live,
    canary && `${canary.version} for ${audienceOf(canary)}`,
    pinned && `pinned to ${pinned}`,
    withdrawn && 'withdrawn',
  ]
  return parts.filter(Boolean).join(', ')
}

/** What a change is about that is about no remote: an outage that is told of. */
const everyPage = 'every page'

/** What a change is about, each with what visitors get before it and after. */
export function statesOf(remotes: readonly string[], before: ReleaseManifest, after: ReleaseManifest) {
  const state = ({ outage, remotes: known }: ReleaseManifest, name: string) =>
    name === everyPage ? (outage?.en ?? 'nothing') : stateOf(known.find((remote) => remote.name === name))
  const names = remotes.length ? remotes : [everyPage]
  return names.map((name) => ({ name, from: state(before, name), to: state(after, name) }))
}
