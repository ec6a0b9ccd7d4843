import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedLines } from '@portal/testing/node'
import { Refusal } from '../platform/refusal'
import { refuseBrokenRule, refuseEasyPassword } from './password-policy'
import { isEasyToGuess } from './password-strength'

const asha = { pan: 'ZZZPV1001A', name: 'Asha#Verma1', email: 'Asha1@x.in', mobile: '9810001001' }
const kiran = { pan: 'ZZZPG1011L', name: 'Kiran Gupta', email: 'kg.pune@x.in', mobile: '9810001011' }

async function refused(password: string, owner = asha): Promise<unknown> {
  try {
    refuseBrokenRule(password, owner)
    await refuseEasyPassword(password, owner)
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error.message : error
  }
}

const tooEasy = 'This password is too easy to guess. Choose another.'

test('a password equal to e-mail or name is refused, in any case [S5.005]', async () => {
  expect(await refused('asha#Verma1')).toBe('Password cannot be same as User ID, PAN, mobile, Email.')
  expect(await refused('ASHA1@x.in')).toBe('Password cannot be same as User ID, PAN, mobile, Email.')
  expect(await refused('Monsoon#27')).toBeUndefined()
})

test('all of the 3,000 most common passwords are known', async () => {
  const common = sharedLines('passwords/zxcvbn-top-min8-20000.txt').slice(0, 3000)
  expect(readFileSync(join(__dirname, 'common-passwords.txt'), 'utf8').split('\n').filter(Boolean)).toEqual(
    common,
  )
  const unknown = []
  for (const password of common.filter((_password, place) => place % 10 === 0))
    if (!(await isEasyToGuess(password, []))) unknown.push(password)
  expect(unknown).toEqual([])
})

test.each([
  'Qwerty@12345',
  'Welcome@123',
  'Admin@1234',
  'India@123',
  'Football#1',
  'FOOTball#123',
  'pAssword!99',
  'P@ssw0rd1',
  '123@Welcome',
  'India@India1',
  'Abcd@1234',
  'Zaq1@wsx',
  'Kr1shna@108',
  'Neem#2026',
  'MutualFund@1',
  'Invest@2026',
])('%s is refused: a common word stays one with capitals, digits and signs', async (password) => {
  expect(await refused(password)).toBe(tooEasy)
})

test.each([
  'Kiran#Gupta1',
  'Gupta@1990',
  'K1ran@Gupta',
  'Guptakiran#1',
  'KGupta#1990',
  'Kg.Pune@2026',
  'Ab#9810001011',
  'Zzzpg1011l#A',
])('%s is refused to its owner, whose name or contact it is made of', async (password) => {
  expect(await refused(password, kiran)).toBe(tooEasy)
})

test.each(['Monsoon#27', 'Neem#Tree26', 'Teak&Otter41', 'xK9#mQ2$vL', 'Abcddd#12', 'Xqzv#738195'])(
  '%s is taken',
  async (password) => {
    expect(await refused(password, kiran)).toBeUndefined()
  },
)
