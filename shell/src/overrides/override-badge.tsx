import { StatusPill } from '@portal/kernel'

/** Says which remotes of this tab are not the live ones. */
export default function OverrideBadge({ names }: { names: readonly string[] }) {
  return <StatusPill tone="warning">{`Overridden: ${names.join(', ')}`}</StatusPill>
}
