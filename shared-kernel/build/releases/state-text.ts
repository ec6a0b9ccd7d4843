import type { DeployedRemote } from '@portal/contracts/manifest'

/** Who gets a canary: "10 %", "3 investors". */
export function audienceOf({ percent, pans }: NonNullable<DeployedRemote['canary']>): string {
  const investors = pans && `${pans.length} ${pans.length === 1 ? 'investor' : 'investors'}`
  return [percent !== undefined && `${percent} %`, investors].filter(Boolean).join(' and ')
}

/** What visitors get of a remote, in one line; of one that was never released: "nothing". */
export function stateOf(remote: DeployedRemote | undefined): string {
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
