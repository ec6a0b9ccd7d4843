import {
  api,
  Button,
  Card,
  isAboutCode,
  ListRow,
  Note,
  OtpDialog,
  queryFor,
  StatusPill,
  useHost,
  useQueryClient,
  listed,
} from '@portal/kernel'
import { t } from '@portal/kernel/words'
import { consolidationApi } from '@portal/contracts/folios/consolidation'
import { otpApi } from '@portal/contracts/identity/otp'
import {
  type RequestSignature,
  type ServiceRequest,
  serviceRequestApi,
} from '@portal/contracts/service-requests/service-request'
import { useState } from 'react'
import { readAnew } from './read-anew'

/** Everyone whose code the request needs; a second holder confirms here or after logging in on another device. */
export function SignaturesCard({ request }: { request: ServiceRequest }) {
  const { signatures, state } = request
  const [place, setPlace] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const next = signatures.find(({ signedAt }) => !signedAt)
  return (
    <Card
      flush
      title={state === 'unsigned' ? t`Confirm by one-time code` : t`Confirmed by`}
      subtitle={
        state === 'unsigned' && signatures.length > 1
          ? t`Nothing changes until every code is entered.`
          : undefined
      }
    >
      {failure && (
        <Note tone="negative" role="alert">
          {failure}
        </Note>
      )}
      {signatures.map((signature) => (
        <ListRow
          key={signature.place}
          title={titleOf(signature)}
          subtitle={sentWords(signature)}
          {...(signature.signedAt
            ? { status: <StatusPill tone="positive">{t`Confirmed`}</StatusPill> }
            : state === 'unsigned' && {
                action: (
                  <Button
                    size="sm"
                    variant={signature === next ? 'primary' : 'secondary'}
                    aria-label={enterWords(signature)}
                    onClick={() => {
                      setFailure(undefined)
                      setPlace(signature.place)
                    }}
                  >
                    {t`Enter code`}
                  </Button>
                ),
              })}
        />
      ))}
      {place !== undefined && (
        <CodeOf request={request} place={place} onClose={() => setPlace(undefined)} onRefused={setFailure} />
      )}
    </Card>
  )
}

function titleOf({ role, name, isOwn }: RequestSignature): string {
  if (role === 'new contact') return t`The new contact`
  return isOwn ? t`${name} (you)` : name
}

function sentWords({ sentTo }: RequestSignature): string {
  const places = listed(sentTo)
  return t`Code to ${places}`
}

function enterWords(signature: RequestSignature): string {
  const signer = titleOf(signature)
  return t`Enter the code: ${signer}`
}

interface CodeOfProps {
  request: ServiceRequest
  place: number
  onClose: () => void
  onRefused: (text: string) => void
}

function CodeOf({ request: { requestId, title, code }, place, onClose, onRefused }: CodeOfProps) {
  const host = useHost()
  const client = useQueryClient()
  const sign = code === 'FC' ? consolidationApi.endorse : serviceRequestApi.sign
  return (
    <OtpDialog
      open
      title={title}
      onClose={onClose}
      request={() => api.call(serviceRequestApi.generateOtp, { requestId, place })}
      resend={(referenceNumber) =>
        api.call(otpApi.resend, { activityType: 'SERVICE_REQUEST', referenceNumber })
      }
      validate={async (referenceNumber, otp) => {
        try {
          const answer = await api.call(sign, { requestId, place, otp, referenceNumber })
          client.setQueryData(queryFor(serviceRequestApi.detail, { requestId }).queryKey, answer)
        } catch (error) {
          if (isAboutCode(error)) throw error
          onRefused((error as Error).message)
        }
      }}
      onVerified={() => readAnew(client)}
      onFailed={(message) => host.toast({ type: 'danger', message })}
    />
  )
}
