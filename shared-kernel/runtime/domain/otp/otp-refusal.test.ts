import { ApiError } from '../../api/public'
import { textOf } from '@portal/contracts/words'
import { isAboutCode, otpRefusal, wrongCodeText } from './otp-refusal'

const refused = (code: string, message = 'Server: words') =>
  new ApiError({ kind: 'refused', status: 200, code, message })
const used = new ApiError({ kind: 'http', status: 404, code: 'E_NOT_FOUND' })
const lost = new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: 'No answer came.' })

test.each([
  ['-109', refused('-109'), 'You have used all tries for this code.', true],
  ['-110', refused('-110', 'You can try again from 3:42 pm.'), 'You can try again from 3:42 pm.', false],
  ['-543', refused('-543', 'The registry does not answer.'), 'The registry does not answer.', false],
  ['-111', refused('-111'), 'This code has expired.', true],
  ['a code used in another tab', used, 'You have already used this code.', true],
  ['a lost connection', lost, 'No answer came.', false],
])('%s has a text, and says whether only a new start helps', (_, error, text, over) => {
  const refusal = otpRefusal(error)
  expect({ ...refusal, text: textOf(refusal?.text ?? '') }).toEqual({ text, over })
  expect(isAboutCode(error)).toBe(true)
})

test('a wrong code says what stands after the first colon [S8.082]', () => {
  expect(wrongCodeText(refused('-108', 'Invalid OTP: Wrong: 4 tries left.'))).toBe('Wrong: 4 tries left.')
  expect(isAboutCode(refused('-108'))).toBe(true)
})

test('of any other refusal nothing is said, and it is about what the code is for [S8.083]', () => {
  for (const error of [refused('-500'), refused('-102'), new Error('x'), undefined]) {
    expect(otpRefusal(error)).toBeUndefined()
    expect(isAboutCode(error)).toBe(false)
  }
})
