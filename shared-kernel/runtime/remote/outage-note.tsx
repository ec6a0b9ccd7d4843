import type { Outage } from '@portal/contracts/manifest'
import { t } from '@portal/contracts/words/macros'
import { Note } from '@portal/ui'
import { useLanguage } from '@portal/ui/words'
import type { ReactNode } from 'react'

/** The title is in the language that is on, and so is the text where the house said it in that one. */
export default function OutageNote({
  outage,
  className,
}: {
  outage: Outage
  className: string | undefined
}): ReactNode {
  const language = useLanguage()
  const own = language === 'hi' ? outage.hi : undefined
  return (
    // A page that is shown in English alone has a frame in the language that is on.
    <div className={className} role="status" lang={language}>
      <Note tone="warning" title={t`Not everything works for now`}>
        <span lang={own ? undefined : 'en'}>{own ?? outage.en}</span>
      </Note>
    </div>
  )
}
