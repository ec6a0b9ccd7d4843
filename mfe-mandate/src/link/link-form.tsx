import {
  api,
  ApiError,
  Button,
  Card,
  formatDate,
  FormPanField,
  FormTextField,
  formatTime,
  indiaDate,
  Note,
  OtpDialog,
  Page,
  PortalForm,
  Stack,
  useSession,
  validatePan,
} from '@portal/kernel'
import { mandateLinkApi } from '@portal/kernel/contracts/mandate-link'
import { useState } from 'react'
import { RefusalNote } from '../shared/refusal-note'
import { useConf } from '../shared/use-conf'
import type { OpenedLink } from './read-link'
import { useEnter } from './use-enter'

interface Named {
  folioNumber: string
  panNumber: string
}

export interface LinkFormProps {
  link: string
  opened: OpenedLink
  title: string
}

const errors = ({ folioNumber = '', panNumber = '' }: Partial<Named>) => {
  const pan = validatePan(panNumber)
  return {
    ...(!/^\d{8,12}$/.test(folioNumber) && { folioNumber: 'Enter your folio number: 8 to 12 digits' }),
    ...(pan && { panNumber: pan }),
  }
}

/** Asks for folio and PAN, then for the code that we send. */
export function LinkForm({ link, opened, title }: LinkFormProps) {
  const isLoggedIn = useSession() !== undefined
  const conf = useConf()
  const { failure, busy, match, named, close, otp } = useMatch(link)
  return (
    <Page
      title={opened.kind === 'FAILED' ? 'Register your mandate again' : title}
      context={`This link works once, until ${formatTime(opened.expiresAt)} on ${formatDate(indiaDate(opened.expiresAt))}.`}
      width="narrow"
    >
      <PortalForm<Named>
        label={title}
        initialValues={{ folioNumber: '', panNumber: '' }}
        validate={errors}
        onSubmit={match}
      >
        <Card title="First, who are you?">
          <Stack gap="fields">
            {isLoggedIn && (
              <Note tone="warning" title="Somebody is logged in here.">
                Going on logs that person out.
              </Note>
            )}
            {failure && <RefusalNote title="That did not match.">{failure}</RefusalNote>}
            <FormTextField name="folioNumber" label="Folio number" inputMode="numeric" autoComplete="off" />
            <FormPanField name="panNumber" label="PAN" />
            <Button type="submit" fullWidth busy={busy}>
              Send me a code
            </Button>
          </Stack>
        </Card>
      </PortalForm>
      <OtpDialog
        open={named !== undefined}
        onClose={close}
        {...otp}
        length={conf?.otp.digits}
        voice={conf?.otp.voiceText}
      />
    </Page>
  )
}

function useMatch(link: string) {
  const [named, setNamed] = useState<Named>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const match = async ({ folioNumber, panNumber }: Named) => {
    setBusy(true)
    setFailure(undefined)
    try {
      await api.call(mandateLinkApi.folioPanMatch, { link, folioNumber, panNumber })
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
