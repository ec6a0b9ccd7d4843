import { t } from '@portal/contracts/words/macros'
import { Note } from '@portal/ui'
import { useLanguage } from '@portal/ui/words'
import type { ReactNode } from 'react'

/** Above the page that still stands, for as long as it does. */
export default function WithdrawnNote({ className }: { className: string | undefined }): ReactNode {
  const language = useLanguage()
  return (
    // A page that is shown in English alone has a frame in the language that is on.
    <div className={className} role="status" lang={language}>
      <Note tone="warning" title={t`This part of the portal is closed for now`}>
        {t`You can finish what you have begun here. After that it stays closed until we have put something right; your money and your orders are safe.`}
      </Note>
    </div>
  )
}
