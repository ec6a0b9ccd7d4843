import { Note, queryFor, TextLink, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import type { NewFolioDraft } from '@portal/kernel/contracts/new-folio-draft'

/** Why a branch has to open the folio, what to bring, and where it is (S8.069). */
export function BranchNote({ draft: { branch } }: { draft: NewFolioDraft }) {
  const { data } = useQuery({ ...queryFor(contentApi.links, {}), enabled: branch !== null })
  if (!branch) return null
  const locator = data?.links.find(({ label }) => label === 'Branch locator')
  return (
    <Note tone="warning" title="Visit a branch to open this folio">
      {branch.why} Bring: {branch.bring.join('; ')}.{' '}
      {locator && <TextLink href={locator.link}>Find the branch nearest to you</TextLink>}
    </Note>
  )
}
