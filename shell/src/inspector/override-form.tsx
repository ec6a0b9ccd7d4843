import { Button, FormElement, Note, Select, TextField } from '@portal/kernel'
import { useState } from 'react'
import { isLoopback, readOverrides, writeOverrides } from '../overrides/overrides'
import { reloadPage } from '../page-panel/reload-page'
import type { RemoteRow } from './facts/remote-rows'
import styles from './inspector.module.css'

const refusal = 'Only an address on this machine: http://localhost:<port>/… or http://127.0.0.1:<port>/…'

/** Points a remote to an entry on this machine, in this tab alone, or ends that; the page reloads after each change. */
function change(name: string, address: string | undefined): void {
  const { [name]: _, ...others } = readOverrides()
  writeOverrides(address ? { ...others, [name]: address } : others)
  reloadPage()
}

function clearAll(): void {
  writeOverrides({})
  reloadPage()
}

/** Takes a remote from this machine. */
export function OverrideForm({ remotes }: { remotes: readonly Pick<RemoteRow, 'name' | 'override'>[] }) {
  const [name, setName] = useState(remotes.find(({ override }) => override)?.name ?? remotes[0]?.name ?? '')
  const current = remotes.find((remote) => remote.name === name)?.override
  const overridden = remotes.filter(({ override }) => override)
  return (
    <>
      <h4>Take a remote from this machine</h4>
      <p className={styles.nothing}>In this tab only. The page reloads after each change.</p>
      {overridden.length > 0 && (
        <Note tone="warning">
          {`Overridden: ${overridden.map((each) => `${each.name} by ${each.override}`).join(', ')}`}
        </Note>
      )}
      <div className={styles.form}>
        <Select
          label="Remote"
          value={name}
          options={remotes.map((remote) => ({ value: remote.name, label: remote.name }))}
          onChange={setName}
        />
        <AddressForm key={name} name={name} current={current} />
      </div>
      {overridden.length > 0 && (
        <Button variant="secondary" size="sm" onClick={clearAll}>
          Clear all overrides
        </Button>
      )}
    </>
  )
}

function AddressForm({ name, current }: { name: string; current: string | undefined }) {
  const [address, setAddress] = useState(current ?? '')
  const [error, setError] = useState<string>()
  const submit = () => {
    if (!isLoopback(address)) return setError(refusal)
    change(name, address)
  }
  return (
    <FormElement className={styles.form} onSubmit={submit}>
      <TextField
        label={`Entry of ${name} on this machine`}
        value={address}
        onChange={setAddress}
        error={error}
      />
      <Button type="submit" variant="secondary">{`Use for ${name}`}</Button>
      {current && (
        <Button variant="quiet" onClick={() => change(name, undefined)}>{`Clear for ${name}`}</Button>
      )}
    </FormElement>
  )
}
