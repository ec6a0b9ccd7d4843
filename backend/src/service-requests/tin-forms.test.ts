import { tinForm } from './tin-forms'

test.each([
  ['US', '123-45-6789', true],
  ['US', '666123456', false],
  ['US', '12345678', false],
  ['GB', 'AB123456C', true],
  ['GB', '1234567890', true],
  ['SG', 'S1234567D', true],
  ['SG', '1234567', false],
  ['AE', '784198012345678', true],
  ['KE', 'A001234567Z', true],
  ['KE', '000000', false],
  ['constructor', 'AB12', true],
])('a tax number of %s, %s: %s', (country, tin, valid) => {
  expect(tinForm(country, tin).valid).toBe(valid)
})
