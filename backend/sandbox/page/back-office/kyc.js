import { day, element, joined, submits } from './dom.js'

export function kycParts({ recordingId, name, pan, digits, sentAt, attachments }) {
  const title = element('p', '')
  title.append(element('strong', `${name} · says ${digits}`))
  const video = document.createElement('video')
  video.controls = true
  video.width = 320
  video.src = `/sandbox/back-office/kyc/${recordingId}/video`
  const facts = [pan, `sent ${day.format(new Date(sentAt))}`, attachments.proofOfAddress.kind]
  return [title, element('p', joined(facts), 'meta'), video, kycForm(recordingId, name)]
}

function kycForm(recordingId, name) {
  const form = element('form', '', 'row')
  const label = element('label', 'Reason to reject ')
  const reason = document.createElement('input')
  reason.name = 'reason'
  reason.maxLength = 200
  label.append(reason)
  const approve = element('button', `Approve ${name}`)
  approve.value = 'approve'
  const reject = element('button', `Reject ${name}`)
  reject.value = 'reject'
  form.append(approve, label, reject)
  const done = `The KYC of ${name} is decided.`
  submits(form, `kyc/${recordingId}/decide`, 'kyc-title', done, (decision = 'approve') => ({
    decision,
    ...(decision === 'reject' && { reason: reason.value }),
  }))
  return form
}
