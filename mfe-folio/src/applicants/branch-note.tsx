import { href, Note, routes, TextLink } from '@portal/kernel'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'
import styles from './applicants.module.css'

/** Why a branch has to open the folio, what to bring, and where it is (S8.069). */
export function BranchNote({ draft: { branch } }: { draft: Pick<NewFolioDraft, 'branch'> }) {
  if (!branch) return null
  return (
    <Note tone="warning" title="Visit a branch to open this folio">
      {branch.why} Bring:
      <ul className={styles.bring}>
        {branch.bring.map((paper) => (
          <li key={paper}>{paper}</li>
        ))}
      </ul>
      <TextLink to={href(routes.branches)}>Find the branch nearest to you</TextLink>
    </Note>
  )
}
