import { sharedLines } from '../../../shared-kernel/src/testing/shared-data'
import { Refusal } from '../platform/refusal'
import { isCommon, refuseWeakPassword } from './password-policy'

const owner = { pan: 'ZZZPV1001A', name: 'Asha#Verma1', email: 'Asha1@x.in', mobile: '9810001001' }

const refused = (password: string) => {
  try {
    refuseWeakPassword(password, owner)
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.message : error
  }
}

test('a password equal to e-mail or name is refused, in any case [S5.005]', () => {
  expect(refused('asha#Verma1')).toBe('Password cannot be same as User ID, PAN, mobile, Email.')
  expect(refused('ASHA1@x.in')).toBe('Password cannot be same as User ID, PAN, mobile, Email.')
  expect(refused('Monsoon#27')).toBeUndefined()
})

test('all of the 3,000 most common passwords are known', () => {
  const common = sharedLines('passwords/zxcvbn-top-min8-20000.txt').slice(0, 3000)
  expect(common).toHaveLength(3000)
  expect(common.filter((password) => !isCommon(password))).toEqual([])
})

test('a common word is refused, in any case and with digits and signs hung on, and says why', () => {
  for (const password of ['Football#1', 'FOOTball#123', 'pAssword!99'])
    expect([password, refused(password)]).toEqual([password, expect.stringContaining('too easy to guess')])
  expect(isCommon('PASSWORD')).toBe(true)
  expect(isCommon('Monsoon#27')).toBe(false)
})
