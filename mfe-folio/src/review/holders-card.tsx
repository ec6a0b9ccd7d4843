import {
  api,
  Button,
  Card,
  formatDate,
  indiaDate,
  OtpDialog,
  Stack,
  StatusPill,
  textOf,
  useHost,
} from '@portal/kernel'
import { msg, t } from '@portal/kernel/words'
import { createFolioApi } from '@portal/contracts/folio-opening/create-folio'
import type { HolderConfirmation, NewFolioDraft } from '@portal/contracts/folio-opening/new-folio-draft'
import { otpApi } from '@portal/contracts/identity/otp'
import { useRef, useState } from 'react'
import { useFollowDrafts, useKeepDraft, useReloadDrafts } from '../draft/use-new-folio'
import { useSave } from '../shared/use-save'
import { RefusedNote } from '../shared/refused-note'
import styles from '../applicants/applicants.module.css'

/** What each joint holder has said, and the two ways to ask: on a device of their own, or with their code here. */
export function HoldersCard({ draft }: { draft: NewFolioDraft }) {
  const { busy, refusal, save } = useSave()
  const reload = useReloadDrafts()
  useFollowDrafts(draft.confirmations.some(({ state }) => state === 'waiting'))
  const [here, setHere] = useState<2 | 3>()
  const { draftId, version } = draft
  const isReady = draft.missing.every((part) => part === 'confirmations' || part === 'chequeReview')
  const sendLink = (place: 2 | 3) =>
    void save(() => api.call(createFolioApi.askHolder, { draftId, version, place, by: 'link' }))
  return (
    <Card
      title={t`Confirmation of the holders`}
      action={<Button variant="quiet" icon="retry" onClick={() => void reload()}>{t`Check again`}</Button>}
    >
      <Stack gap="fields">
        <RefusedNote text={refusal} />
        {!isReady && (
          <p className={styles.note}>{t`You can ask the holders once everything else is entered.`}</p>
        )}
        <ul className={styles.people} aria-live="polite">
          {draft.confirmations.map((holder) => (
            <li key={holder.place} className={styles.person}>
              <div>
                <b translate="no">{draft.applicants[holder.place - 1]?.investorName}</b>{' '}
                <StatusPill tone={tones[holder.state]}>{textOf(words[holder.state])}</StatusPill>
                <p className={styles.note}>{lineOf(holder)}</p>
              </div>
              {isReady && holder.state !== 'confirmed' && (
                <div className={styles.choices}>
                  <Button variant="secondary" busy={busy} onClick={() => sendLink(holder.place)}>
                    {holder.state === 'notRequested' ? t`Send a link` : t`Send a new link`}
                  </Button>
                  <Button
                    variant="quiet"
                    disabled={busy}
                    onClick={() => setHere(holder.place)}
                  >{t`Confirm here with their code`}</Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Stack>
      {here && <HolderCode draft={draft} place={here} onClose={() => setHere(undefined)} />}
    </Card>
  )
}

const tones = {
  notRequested: 'neutral',
  waiting: 'info',
  confirmed: 'positive',
  refused: 'negative',
} as const
const words = {
  notRequested: msg`Not asked yet`,
  waiting: msg`Waiting`,
  confirmed: msg`Confirmed`,
  refused: msg`Refused`,
} as const

function lineOf({ state, maskedMobile, maskedEmail, until }: HolderConfirmation): string {
  if (state === 'confirmed') return t`Nothing more to do.`
  if (state === 'refused') return t`Talk to each other. You can ask again, or take this applicant out.`
  if (until) return sentText(maskedMobile, maskedEmail, formatDate(indiaDate(new Date(until))))
  return toSendText(maskedMobile, maskedEmail)
}

type Contact = string | null | undefined

function sentText(mobile: Contact, email: Contact, day: string): string {
  if (mobile && email) return t`We sent a link to ${mobile} and ${email}. It is valid until ${day}.`
  const to = (mobile || email) ?? ''
  return t`We sent a link to ${to}. It is valid until ${day}.`
}

function toSendText(mobile: Contact, email: Contact): string {
  if (mobile && email) return t`We will send the link or the code to ${mobile} and ${email}.`
  const to = (mobile || email) ?? ''
  return t`We will send the link or the code to ${to}.`
}

/** The holder's own code, typed in on this device. */
function HolderCode({ draft, place, onClose }: { draft: NewFolioDraft; place: 2 | 3; onClose: () => void }) {
  const host = useHost()
  const keep = useKeepDraft()
  const answered = useRef<NewFolioDraft>(undefined)
  const { draftId, version } = draft
  const name = draft.applicants[place - 1]?.investorName
  const activityType = 'NEW_FOLIO'
  return (
    <OtpDialog
      open
      title={name ? t`Code of ${name}` : t`Code of the holder`}
      onClose={onClose}
      request={async () => {
        const { challenge } = await api.call(createFolioApi.askHolder, {
          draftId,
          version,
          place,
          by: 'code',
        })
        if (!challenge) throw new Error('the server sent no code')
        return challenge
      }}
      resend={(referenceNumber) => api.call(otpApi.resend, { activityType, referenceNumber })}
      validate={async (referenceNumber, otp) => {
        const body = { draftId, place, referenceNumber, otp }
        answered.current = (await api.call(createFolioApi.confirmHolder, body)).draft
      }}
      onVerified={() => answered.current && keep(answered.current)}
      onFailed={(text) => void host.toast({ type: 'danger', message: text })}
    />
  )
}
