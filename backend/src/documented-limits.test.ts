import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authApi } from '@portal/contracts/identity/auth'
import { ticketApi } from '@portal/contracts/support/support-ticket'
import { clientEventsPath } from '@portal/contracts/wire/client-events-path'
import type { Endpoint } from '@portal/contracts/wire/endpoint'
import { actionLinkApi } from '@portal/contracts/wire/action-link'
import { fileApi } from '@portal/contracts/wire/file'
import { accountProofApi } from '@portal/contracts/folios/account-proof'
import { folioBankApi } from '@portal/contracts/folios/folio-bank'
import { otpApi } from '@portal/contracts/identity/otp'
import { otpGenerateApi } from '@portal/contracts/identity/otp-generate'
import { panApi } from '@portal/contracts/identity/pan'
import { passkeyApi } from '@portal/contracts/identity/passkey'
import { statementApi } from '@portal/contracts/statements/statement'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'
import { limits, uploadLimits } from '@portal/contracts/validation'
import { pdfLimits } from './documents/draw-pdf'
import { hashingPlaces } from './identity/hashing-queue'
import { mostLinksAnHour } from './identity/link-again'
import { mostFailures } from './identity/login-failures'
import { otpLimits } from './identity/otp-challenge'
import { usualLimits } from './platform/graceful-stop'
import { batchesAMinute } from './telemetry/routes'

const page = readFileSync(join(__dirname, '../../docs/limits.md'), 'utf8')

const of = (...calls: (Pick<Endpoint, 'path'> | string)[]) =>
  calls.map((call) => `\`${typeof call === 'string' ? call : call.path}\``).join(', ')
type Row = readonly [calls: string, what: string, limit: string]

const anHour = (most: number) => `${most} an hour`
const { anHour: own, unknownDevicesAnHour: unknownDevices, failuresBeforeProof: failures } = limits
const codes = of(otpGenerateApi.generate, otpGenerateApi.generateMultiUser)
const { register, resetPassword, unlockAccount } = authApi
const { generateOtp, quickInvest, getUserId } = authMethodsApi
const codeChallenges = [
  register,
  resetPassword,
  unlockAccount,
  generateOtp,
  quickInvest,
  getUserId,
  panApi.existingInvestor,
]
const ways = of(...codeChallenges)
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** Whoever adds a limit finds that its row is missing here. */
const ofAnInvestor: Record<keyof typeof own, Row> = {
  otpChallenges: [codes, 'one-time codes sent, of a thing for a PAN', anHour(own.otpChallenges)],
  otpChecks: [of(otpApi.validate), 'wrong codes', anHour(own.otpChecks)],
  otpConfirmed: [of(otpApi.validate), 'right codes', anHour(own.otpConfirmed)],
  panQuestions: [
    of(panApi.checkPan, panApi.validatePan, panApi.kycDetails, panApi.getName, panApi.verifyPan),
    'questions about a PAN to the registries, together',
    anHour(own.panQuestions),
  ],
  accountChecks: [
    of(folioBankApi.verify, folioBankApi.add, accountProofApi.begin),
    'accounts that Rs 1 is sent to, or comes from by UPI',
    anHour(own.accountChecks),
  ],
  uploads: [of(fileApi.upload), 'files, refused ones too', anHour(own.uploads)],
  statements: [of(statementApi.request), 'statements made', anHour(own.statements)],
  queries: [of(ticketApi.insert), `questions to us; ${limits.kept.openQueries} open`, anHour(own.queries)],
}

const ofUnknownDevices: Record<keyof typeof unknownDevices, Row> = {
  ofAnAddressForAPan: [ways, 'codes of an address for one PAN', anHour(unknownDevices.ofAnAddressForAPan)],
  toAContact: [
    of(register, quickInvest, otpApi.resend),
    'codes to a mobile or e-mail that was typed',
    anHour(unknownDevices.toAContact),
  ],
  ofADevice: [
    `${ways}, ${of(passkeyApi.loginOptions)}`,
    'codes of a device; challenges for passkeys of one',
    anHour(unknownDevices.ofADevice),
  ],
  ofAnAddress: [
    `${ways}, ${of(passkeyApi.loginOptions)}`,
    'codes of an address (IPv6: of its /64); challenges for passkeys of one',
    anHour(unknownDevices.ofAnAddress),
  ],
}

const ofFailures: Record<keyof typeof failures, Row> = {
  ofADevice: [
    `${of(authApi.login)}, ${ways}`,
    'wrong passwords and codes of a device before it has to do work',
    anHour(failures.ofADevice),
  ],
  ofAnAddress: [
    `${of(authApi.login)}, ${ways}`,
    'wrong passwords and codes of an address before it has to do work',
    anHour(failures.ofAnAddress),
  ],
}

const ofTheServer: Row[] = [
  [of(authApi.login), 'wrong passwords of a PAN before it is locked', `${mostFailures}`],
  [
    of(authApi.login, authApi.createPassword, authApi.changePassword),
    'passwords hashed at once in a process; others that wait, addresses in turn',
    `${hashingPlaces.atOnce}; ${hashingPlaces.waiting}`,
  ],
  [of(actionLinkApi.resendLink), 'mails with a new link to an investor', anHour(mostLinksAnHour)],
  [
    of(otpApi.resend),
    'times that a code is sent again (-112)',
    `${otpLimits.resends}, ${otpLimits.resendSeconds} s apart`,
  ],
  [of(fileApi.upload), 'size of a file', megabytes(uploadLimits.maxBytes)],
  [
    of(fileApi.upload),
    'PDF drawn anew, one at a time in a process of its own: pages, time, memory',
    `${pdfLimits.pages}, ${pdfLimits.seconds} s, ${pdfLimits.megabytes} MB`,
  ],
  [
    of(fileApi.upload),
    'PDFs that wait, of all and of one investor',
    `${pdfLimits.waiting}, ${pdfLimits.waitingOfOne}`,
  ],
  [of(clientEventsPath), 'batches of an address', `${batchesAMinute} a minute`],
  ['every other call', 'size of a body', `${limits.bytes.request / 1024} KB`],
  ['every call', 'time to arrive', `${usualLimits.requestMs / 1000} s`],
]

/** The rows of the page's table under a heading, without the spaces that align them. */
function tableUnder(heading: string): string[][] {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const lines = section
    .split(/\n## /)[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test.each([
  ['Of one investor', Object.values(ofAnInvestor)],
  ['Of whoever is not logged in', [...Object.values(ofUnknownDevices), ...Object.values(ofFailures)]],
  ['Of the server', ofTheServer],
])('docs/limits.md says what the code allows: %s', (heading, rows) => {
  expect(tableUnder(heading)).toEqual(rows)
})
