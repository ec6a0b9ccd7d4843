import { t } from '@portal/contracts/words/macros'
import { useEffect, useRef, useState } from 'react'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import { prepareEncryption } from '../../api/prepare'
import { api, ApiError } from '../../api/public'
import { formatDate, formatTime, indiaDate } from '@portal/contracts/format'
import { useSession } from '../../session/public'
import { validatePan } from '@portal/contracts/validation'
import { Button } from '@portal/ui/button'
import { Note } from '@portal/ui/feedback'
import { FormPanField, FormTextField, PortalForm } from '@portal/ui/form'
import type { OtpDialogProps } from '../otp/public'
import { lazyDialog } from '@portal/ui/overlay'
import { Card, Page, Stack } from '@portal/ui/page'
import type { OpenedLink } from './action-link'
import { type Named, useEnter } from './use-enter'

export interface LinkFormProps {
  link: string
  opened: OpenedLink
  title: string
}

/** On its way while folio and PAN are looked at: the page that a link opens does without it. */
const CodeDialog = lazyDialog<OtpDialogProps>(() => import('./code-dialog'))

const errors = ({ folioNumber = '', panNumber = '' }: Partial<Named>) => {
  const pan = validatePan(panNumber)
  return {
    ...(!/^\d{8,12}$/.test(folioNumber) && { folioNumber: t`Enter your folio number: 8 to 12 digits` }),
    ...(pan && { panNumber: pan }),
  }
}

/** Asks for folio and PAN, then for the code that we send. */
export function LinkForm({ link, opened: { expiresAt }, title }: LinkFormProps) {
  const isLoggedIn = useSession() !== undefined
  const { failure, busy, match, named, close, otp } = useMatch(link)
  return (
    <Page
      title={title}
      context={t`This link works once, until ${{ time: formatTime(expiresAt) }} on ${{ date: formatDate(indiaDate(expiresAt)) }}.`}
      width="narrow"
    >
      <PortalForm<Named>
        label={title}
        initialValues={{ folioNumber: '', panNumber: '' }}
        validate={errors}
        onSubmit={match}
      >
        <Card title={t`First, who are you?`}>
          <Stack gap="fields">
            {isLoggedIn && (
              <Note tone="warning" title={t`Somebody is logged in here.`}>
                {t`Going on logs that person out.`}
              </Note>
            )}
            {failure && <NoMatch>{failure}</NoMatch>}
            <FormTextField
              name="folioNumber"
              label={t`Folio number`}
              inputMode="numeric"
              autoComplete="off"
            />
            <div onFocus={() => void prepareEncryption()}>
              <FormPanField name="panNumber" label={t`PAN`} />
            </div>
            <Button type="submit" fullWidth busy={busy}>
              {t`Send me a code`}
            </Button>
          </Stack>
        </Card>
      </PortalForm>
      <CodeDialog open={named !== undefined} onClose={close} {...otp} />
    </Page>
  )
}

function NoMatch({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [children])
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="negative" title={t`That did not match.`} role="alert">
        {children}
      </Note>
    </div>
  )
}

function useMatch(link: string) {
  const [named, setNamed] = useState<Named>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const match = async ({ folioNumber, panNumber }: Named) => {
    setBusy(true)
    setFailure(undefined)
    void CodeDialog.prepare()
    try {
      await api.call(actionLinkApi.folioPanMatch, { link, folioNumber, panNumber })
      setNamed({ folioNumber, panNumber })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  const close = () => setNamed(undefined)
  const otp = useEnter(link, named)
  return { named, busy, failure, match, close, otp }
}
