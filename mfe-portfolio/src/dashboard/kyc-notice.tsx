import { LinkButton, Note, OnlyMobile, OnlyWide, queryFor, useQuery } from '@portal/kernel'
import { contentApi } from '@portal/kernel/contracts/content'
import type { KycNote } from './first-steps'

/** Where KYC stands, with the number to call while there is something to do about it. */
export function KycNotice({ note }: { note: KycNote }) {
  const conf = useQuery(queryFor(contentApi.conf, {}))
  const helpline = note.needsHelp ? conf.data?.helpline : undefined
  const call = helpline && (
    <LinkButton href={`tel:${helpline.replace(/\D/g, '')}`} icon="phone">
      Call {helpline}
    </LinkButton>
  )
  return (
    <>
      <Note tone={note.tone} title={note.title} compact action={call && <OnlyWide>{call}</OnlyWide>}>
        {note.text}
      </Note>
      {call && <OnlyMobile>{call}</OnlyMobile>}
    </>
  )
}
