import { Button, FormElement, Select, Skeleton, useNavigate } from '@portal/kernel'
import type { SchemeCategory } from '@portal/contracts/schemes/product'
import { useMemo, useState } from 'react'
import { QueryCard, type CardQuery } from '../shared/query-card'
import { sipAddress } from '../shared/sip-address'
import { sipFundOptions } from './sip-funds'
import styles from './sip.module.css'

/** The way from a fund's name to its SIP. */
export function FundCard({ query }: { query: CardQuery<{ categories: SchemeCategory[] }> }) {
  return (
    <QueryCard
      title="Start a SIP"
      query={query}
      failure="The funds did not load"
      skeleton={<Skeleton shape="row" count={2} />}
    >
      {({ categories }) => <FundForm categories={categories} />}
    </QueryCard>
  )
}

function FundForm({ categories }: { categories: readonly SchemeCategory[] }) {
  const navigate = useNavigate()
  const options = useMemo(() => sipFundOptions(categories), [categories])
  const [fund, setFund] = useState<string | null>(null)
  const [pressed, setPressed] = useState(false)
  const submit = () => {
    setPressed(true)
    if (fund) void navigate(sipAddress(fund))
  }
  return (
    <FormElement className={styles.form} onSubmit={submit}>
      <Select
        label="Fund"
        options={options}
        value={fund}
        onChange={setFund}
        searchable
        placeholder="Choose a fund"
        error={pressed && !fund ? 'Choose a fund' : undefined}
      />
      <Button type="submit">Continue</Button>
    </FormElement>
  )
}
