import { codes } from './codes'
import { message, type MessageCode } from './public'
import { themes } from './themes'

const messageCodes = Object.keys({ ...codes, ...themes }) as MessageCode[]
const texts = messageCodes.map((code) => (message as (code: MessageCode) => string)(code))

test('the catalogue runs to E196, and every code of it that is named has a text', () => {
  const numbers = messageCodes.filter((code) => /^E\d+$/.test(code)).map((code) => Number(code.slice(1)))
  expect(numbers).toEqual([19, 20, 26, 50, 54, 58, 67, 69, 91, 102, 133, 149])
  expect(texts.every((text) => text.length > 20)).toBe(true)
})

test('no two codes say the same', () => {
  expect(new Set(texts).size).toBe(texts.length)
})

test('a number without a meaning does not compile', () => {
  // @ts-expect-error E1 has no given meaning
  expect(() => message('E1')).toThrow()
})

test('a text with blanks does not compile without what fills them', () => {
  expect(message('modeNotSupported', { bank: 'HDFC Bank', mode: 'UPI' })).toBe(
    'HDFC Bank does not support UPI. Choose another way to pay or another bank.',
  )
  // @ts-expect-error bank and mode are missing
  expect(message('modeNotSupported')).toBe(' does not support . Choose another way to pay or another bank.')
})

test('E19 speaks to those online and E20 to those offline [S8.003] [S8.004]', () => {
  expect(message('E19')).toMatch(/fault on our side.*Try again/)
  expect(message('E20')).toMatch(/offline.*try again/)
})

test('the coded messages of applicants say what to change [S8.005] [S8.008] [S8.010] [S8.011] [S8.013]', () => {
  expect(message('E26', { age: 18 })).toMatch(/18 years or older/)
  expect(message('E54')).toMatch(/KYC of this applicant/)
  expect(message('E58')).toMatch(/PAN is already used.*different PAN/)
  expect(message('E69')).toMatch(/4th letter.*not P/)
  expect(message('E91')).toMatch(/Resident Indian or NRI/)
  expect(message('E133')).toMatch(/e-mail and mobile are both used/)
})

test('the coded messages of codes, receipts and passwords [S8.006] [S8.009] [S8.012]', () => {
  expect(message('E50')).toMatch(/could not send the code again/)
  expect(message('E67')).toMatch(/PDF has been downloaded/)
  expect(message('E102')).toMatch(/password has been set.*Log in/)
})

test('E149 follows the words that a PAN is not linked with Aadhar [S8.014]', () => {
  expect(`${message('aadhaarNotLinked', { pan: 'ZZXXXXXX1A' })} ${message('E149')}`).toBe(
    'PAN ZZXXXXXX1A is not linked with Aadhar. Link your PAN with Aadhaar on the tax department’s portal, then try again.',
  )
})

test('KYC and FATCA each have their texts [S8.015] [S8.016] [S8.017]', () => {
  expect(message('fatcaPending')).toMatch(/cannot transact until your FATCA declaration is verified/)
  expect([message('kycVerified'), message('kycAlreadyDone'), message('kycInProcess')]).toEqual([
    expect.stringMatching(/verified/),
    expect.stringMatching(/already complete/),
    expect.stringMatching(/are processing/),
  ])
  expect(message('kycCannotBeUpdated')).toMatch(/cannot update KYC online for this PAN/)
})

test('folio restrictions each have their text [S8.018] [S8.019] [S8.020] [S8.021]', () => {
  expect(message('dematFolio')).toMatch(/Demat/)
  expect(message('jointFolio')).toMatch(/not activated for folios held jointly/)
  expect(message('notForSwitchOut')).toMatch(/cannot switch units out/)
  expect(message('notForSwitchIn')).toMatch(/cannot switch into this scheme/)
  expect(message('notForStp')).toMatch(/STP/)
  expect(message('notForSwp')).toMatch(/SWP/)
  expect(message('notForRedemption')).toMatch(/cannot redeem/)
  expect(message('noFreeUnits')).toMatch(/no free units/)
})

test('scheme restrictions each have their text [S8.022] [S8.023] [S8.024] [S8.025]', () => {
  expect(message('sameScheme')).toMatch(/same scheme and plan/)
  expect(message('noIdcwOption')).toMatch(/no IDCW reinvestment or payout option/)
  expect(message('sipNotAllowed')).toMatch(/cannot start a SIP/)
  expect(message('lumpsumWithSipNotAllowed')).toMatch(/cannot combine a lump sum and a SIP/)
})

test('bank texts say what to do [S8.026] [S8.027] [S8.028] [S8.029] [S8.030] [S8.031] [S8.032]', () => {
  expect(message('bankNotSupported')).toMatch(/bank is not supported/)
  expect(message('modeNotSupported', { bank: 'A', mode: 'UPI' })).toMatch(/A does not support UPI/)
  expect(message('tooManyBanks', { most: 5 })).toMatch(/at most 5 bank accounts/)
  expect(message('nameMatchFailed')).toMatch(/name at the bank does not match/)
  expect(message('bankCoolingPeriod', { date: '31 Aug 2026' })).toMatch(/cooling period.*from 31 Aug 2026/)
  expect(message('duplicateAccount')).toMatch(/already in your folio/)
  expect(message('pennyDrop')).toMatch(/Rs\. 1/)
})

test('mandate texts say what to do [S8.035] [S8.036]', () => {
  expect(message('mandateAtMaximum', { most: '10,00,000' })).toMatch(/Rs 10,00,000 already exists/)
  expect(message('mandateUnavailable')).toMatch(/not available for this account or bank/)
})

test('the eligible-bank text names the channel [S8.037]', () => {
  expect(message('eligibleBank', { channel: 'Netbanking' })).toBe('This bank takes mandates by Netbanking.')
})

test('log-in texts each lead on [S8.038] [S8.039] [S8.040] [S8.041] [S8.042] [S8.043] [S8.044] [S8.045] [S8.046]', () => {
  expect(message('invalidCredentials')).toMatch(/register/)
  expect(message('accountLocked')).toMatch(/locked.*[Uu]nlock/)
  expect(message('notLocked')).toMatch(/not locked/)
  expect(message('usernameTaken')).toMatch(/username is already registered/)
  expect(message('alreadyRegistered')).toMatch(/registration is already complete/)
  expect(message('passwordReset')).toMatch(/password has been reset/)
  expect(message('emailBlocked')).toMatch(/e-mail address is blocked/)
  expect(message('attemptsExceeded')).toMatch(/used all attempts/)
  expect(message('noContactInFolio')).toMatch(/no valid e-mail or mobile/)
})

test('statement texts [S8.047] [S8.048] [S8.049] [S8.050]', () => {
  expect(message('statementSent')).toMatch(/registered e-mail/)
  expect(message('statementDownloaded')).toMatch(/downloaded/)
  expect(message('allFoliosByEmail')).toMatch(/all folios by e-mail only/)
  expect(message('noTransactionsInPeriod')).toMatch(/no transactions in this period/)
})

test('SIP texts [S8.051] [S8.052] [S8.053] [S8.054] [S8.055] [S8.056] [S8.057]', () => {
  expect(message('sipCannotPause')).toMatch(/not eligible for a pause/)
  // Whether its amount may be changed is another rule's, which stands beside it.
  expect(message('sipCannotPause')).not.toMatch(/change its amount/)
  expect(message('smartSipCannotPause')).toMatch(/Smart SIP cannot be paused/)
  expect(message('sipCannotCancel')).toMatch(/not eligible for cancellation/)
  expect(message('sipModifiedRecently', { months: 6, date: '1 Mar 2027' })).toMatch(
    /once in 6 months.*1 Mar 2027/,
  )
  expect(message('onlineSipsOnly')).toMatch(/registered online/)
  expect(message('sipAlreadyRenewed')).toMatch(/already been renewed/)
  expect(message('sipEndInPast')).toMatch(/must be in the future/)
})

test('nominee texts [S8.058] [S8.059] [S8.060] [S8.061]', () => {
  expect(message('nomineeIncomplete')).toMatch(/incomplete/)
  expect(message('nomineeUnchanged')).toMatch(/same as the existing/)
  expect(message('nomineeNameConflict')).toMatch(/name must differ/)
  expect(message('nomineePanConflict')).toMatch(/PAN must differ/)
  expect(message('nomineeIdConflict')).toMatch(/identification number must differ/)
  expect(message('addNominee')).toMatch(/no nominee\. Add one/)
})

test('generic texts [S8.062] [S8.063] [S8.064]', () => {
  expect(message('technicalError')).toMatch(/technical error/)
  expect(message('networkFailure')).toMatch(/could not reach/)
  expect(message('somethingWrong')).toMatch(/^Something went wrong/)
  expect(message('noData')).toMatch(/nothing to show/)
  expect(message('cannotProcess')).toMatch(/could not process your request/)
})

test('texts about a PAN [S8.066] [S8.067] [S8.068] [S8.069]', () => {
  expect(message('panWithoutSchemes')).toMatch(/no schemes under this PAN/)
  expect(message('taxStatusIneligible')).toMatch(/tax status/)
  expect(message('tinInvalid')).toMatch(/TIN details are not valid/)
  expect(message('newFolioAtBranch')).toMatch(/^Visit a branch/)
})
