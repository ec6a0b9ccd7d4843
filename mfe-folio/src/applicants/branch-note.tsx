import { href, message, Note, routes, TextLink } from '@portal/kernel'
import { t } from '@portal/kernel/words'
import type { NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import styles from './applicants.module.css'

/** Why a branch has to open the folio, what to bring, and where it is, with the link to it (S8.069, S8.070). */
export function BranchNote({ draft: { branch } }: { draft: Pick<NewFolioDraft, 'branch'> }) {
  if (!branch) return null
  return (
    <Note tone="warning" title={t`Visit a branch to open this folio`}>
      {branch.why} {message('newFolioAtBranch')} {t`Bring:`}
      <ul className={styles.bring}>
        {branch.bring.map((attachment) => (
          <li key={attachment}>{attachment}</li>
        ))}
      </ul>
      <TextLink to={href(routes.branches)}>{t`Find the branch nearest to you`}</TextLink>
    </Note>
  )
}
