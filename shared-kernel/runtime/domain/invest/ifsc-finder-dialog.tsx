import { t } from '@portal/contracts/words/macros'
import { useState } from 'react'
import { bankApi } from '@portal/contracts/mandates/bank'
import { queryFor, useQuery } from '../../api/query'
import { limits } from '@portal/contracts/validation'
import { Button } from '@portal/ui/button'
import { TextField } from '@portal/ui/field'
import { Dialog } from '@portal/ui/overlay'
import { Stack } from '@portal/ui/page'
import { Select } from '@portal/ui/select'
import type { IfscFinderDialogProps } from './ifsc-finder'

/** Shown once its code has arrived; see `FindIfsc`. */
export default function OpenIfscFinderDialog({ open, onClose, onChoose }: IfscFinderDialogProps) {
  const [place, setPlace] = useState<Place>({ bank: null, city: null, ifsc: null })
  const { ifsc } = place
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Find your IFSC`}
      description={t`It names the branch that has your account.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button disabled={!ifsc} onClick={() => ifsc && onChoose(ifsc)}>
            {t`Use this IFSC`}
          </Button>
        </>
      }
    >
      <PlaceFields place={place} onChange={setPlace} />
    </Dialog>
  )
}

interface Place {
  bank: string | null
  city: string | null
  ifsc: string | null
}

function PlaceFields({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const { bank, city, ifsc } = place
  const [search, setSearch] = useState('')
  const { banks, cities, branches, failure } = useBranches(bank, city, search)
  return (
    <Stack gap="fields">
      <Select
        label={t`Bank`}
        searchable
        options={banks}
        value={bank}
        onChange={(next) => onChange({ bank: next, city: null, ifsc: null })}
        error={failure}
      />
      {cities.length > 0 && (
        <Select
          label={t`City`}
          options={cities}
          value={city}
          onChange={(next) => onChange({ bank, city: next, ifsc: null })}
        />
      )}
      {bank && (
        <>
          <TextField
            label={t`Part of the branch’s name or IFSC`}
            optional
            autoComplete="off"
            value={search}
            onChange={(next) => setSearch(next.slice(0, limits.text.search))}
          />
          <Select
            label={t`Branch`}
            options={branches}
            value={ifsc}
            onChange={(next) => onChange({ bank, city, ifsc: next })}
          />
        </>
      )}
    </Stack>
  )
}

/** The banks, the cities of the chosen one, and its branches there; at most fifty, so that a part of the name narrows them. */
function useBranches(bankCode: string | null, city: string | null, search: string) {
  const of = bankCode ?? ''
  const banks = useQuery(queryFor(bankApi.eligibleBanks, {}))
  const cities = useQuery({ ...queryFor(bankApi.cities, { bankCode: of }), enabled: bankCode !== null })
  const wanted = { bankCode: of, ...(city && { city }), ...(search.trim() && { search: search.trim() }) }
  const branches = useQuery({ ...queryFor(bankApi.branches, wanted), enabled: bankCode !== null })
  const failed = banks.error ?? cities.error ?? branches.error
  return {
    banks: (banks.data?.banks ?? []).map((each) => ({
      value: each.bankCode,
      label: each.bankName,
      verbatim: true,
    })),
    cities: (cities.data?.cities ?? []).map((value) => ({ value, label: value })),
    branches: (branches.data?.branches ?? []).map(({ ifscCode, branchName }) => ({
      value: ifscCode,
      label: branchName,
      detail: ifscCode,
    })),
    failure: failed ? `${failed.message} ${t`Close this and try again.`}` : undefined,
  }
}
