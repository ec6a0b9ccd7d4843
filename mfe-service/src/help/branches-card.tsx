import { Card, href, routes, TextLink } from '@portal/kernel'
import { plural, t } from '@portal/kernel/words'
import { useState } from 'react'
import { BranchFinder } from './branch-finder'
import { useBranches } from './help.api'
import { Loaded } from './loaded'
import styles from './help.module.css'

const shown = 3

/** A few branches; all of them have a page of their own. */
export function BranchesCard() {
  const query = useBranches()
  const [text, setText] = useState('')
  return (
    <Card flush title={t`Find a branch`} busy={!query.data && !query.error}>
      <Loaded query={query} failure={t`The branches did not load`}>
        {(data) => (
          <BranchFinder data={data} text={text} onChange={setText} most={shown}>
            {(found) =>
              found > shown && (
                <p className={styles.askOn}>
                  <TextLink look="strong" to={href(routes.branches, { near: text || undefined })}>
                    {plural(found, { one: 'All # branch', other: 'All # branches' })}
                  </TextLink>
                </p>
              )
            }
          </BranchFinder>
        )}
      </Loaded>
    </Card>
  )
}
