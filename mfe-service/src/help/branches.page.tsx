import { Card, href, Page, routes, useSearchParams } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { useState } from 'react'
import { BranchFinder } from './branch-finder'
import { useBranches } from './help.api'
import { Loaded } from './loaded'

/** /home/help/branches?near=…: every branch, by pin code, town or distance. */
export default function BranchesPage() {
  const query = useBranches()
  const [address, setAddress] = useSearchParams()
  const [text, setText] = useState(address.get('near') ?? '')
  const change = (near: string) => {
    setText(near)
    setAddress(new URLSearchParams(near && { near }), { replace: true })
  }
  return (
    <Page
      title={t`Branches`}
      context={t`Open on business days.`}
      back={{ to: href(routes.help), label: t`Help` }}
      width="narrow"
    >
      <Card flush title={t`Find a branch`} busy={!query.data && !query.error}>
        <Loaded query={query} failure={t`The branches did not load`} rows={6}>
          {(data) => <BranchFinder data={data} text={text} onChange={change} most={Infinity} />}
        </Loaded>
      </Card>
    </Page>
  )
}
