import { Button, FormElement, StatusPill, TextField } from '@portal/kernel'
import { useState } from 'react'
import { isLoopback } from './overrides'
import styles from './overrides.module.css'
import type { RemoteState } from './remote-states'

const tones = { loaded: 'positive', failed: 'negative', 'not loaded': 'neutral' } as const
const refusal = 'Only an address on this machine: http://localhost:<port>/… or http://127.0.0.1:<port>/…'

interface OverrideRowProps {
  remote: RemoteState
  change: (name: string, address: string | undefined) => void
}

/** One remote of the panel, with the field that switches it to another entry. */
export function OverrideRow({ remote, change }: OverrideRowProps) {
  const { name, owner, version, state, code, kernel, override } = remote
  const [address, setAddress] = useState(override ?? '')
  const [error, setError] = useState<string>()
  const submit = () => {
    if (!isLoopback(address)) return setError(refusal)
    change(name, address)
  }
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <StatusPill tone={tones[state]}>{code ? `${state}: ${code}` : state}</StatusPill>
        {override && <StatusPill tone="warning">overridden</StatusPill>}
      </div>
      <p className={styles.facts}>{`${version} · ${owner} · kernel ${kernel}`}</p>
      <FormElement className={styles.form} onSubmit={submit}>
        <TextField
          label={`Entry of ${name} on this machine`}
          value={address}
          onChange={setAddress}
          error={error}
        />
        <Button type="submit" variant="secondary">{`Use for ${name}`}</Button>
        {override && (
          <Button variant="quiet" onClick={() => change(name, undefined)}>{`Clear for ${name}`}</Button>
        )}
      </FormElement>
    </li>
  )
}
