import { Button, FormElement, Select, Skeleton, useNavigate } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { SchemeCategory } from '@portal/contracts/schemes/product'
import { useState } from 'react'
import { QueryCard, type CardQuery } from '../shared/query-card'
import { sipAddress } from '../shared/sip-address'
import { sipFundOptions } from './sip-funds'
import styles from './sip.module.css'

/** The way from a fund's name to its SIP. */
export function FundCard({ query }: { query: CardQuery<{ categories: SchemeCategory[] }> }) {
  return (
    <QueryCard
      title={t`Start a SIP`}
      query={query}
      failure={t`The funds did not load`}
      skeleton={<Skeleton shape="row" count={2} />}
    >
      {({ categories }) => <FundForm categories={categories} />}
    </QueryCard>
  )
}

function FundForm({ categories }: { categories: readonly SchemeCategory[] }) {
  const navigate = useNavigate()
  const [fund, setFund] = useState<string | null>(null)
  const [pressed, setPressed] = useState(false)
  const submit = () => {
    setPressed(true)
    if (fund) void navigate(sipAddress(fund))
  }
  return (
    <FormElement className={styles.form} onSubmit={submit}>
      <Select
        label={t`Fund`}
        options={sipFundOptions(categories)}
        value={fund}
        onChange={setFund}
        searchable
        placeholder={t`Choose a fund`}
        error={pressed && !fund ? t`Choose a fund` : undefined}
      />
      <Button type="submit">{t`Continue`}</Button>
    </FormElement>
  )
}
