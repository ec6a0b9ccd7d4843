import { href, LinkButton, Note, OnlyMobile, OnlyWide, routes } from '@portal/kernel'
import type { KycNote } from './first-steps'

/** Where KYC stands, with the way to its page while there is something to do about it. */
export function KycNotice({ note }: { note: KycNote }) {
  const way = note.needsHelp && <LinkButton to={href(routes.kycApplicant)}>Complete your KYC</LinkButton>
  return (
    <>
      <Note tone={note.tone} title={note.title} compact action={way && <OnlyWide>{way}</OnlyWide>}>
        {note.text}
      </Note>
      {way && <OnlyMobile>{way}</OnlyMobile>}
    </>
  )
}
