import fc from 'fast-check'
import { withoutGroupCommas } from './group-commas'
import { groupIndian } from './rupees'

test.each([
  ['600.250', '600.250'],
  ['1,25,000.50', '125000.50'],
  ['125,000.50', '125000.50'],
  ['1,000', '1000'],
  ['१,२५,०००', '125000'],
])('%s is %s', (typed, plain) => expect(withoutGroupCommas(typed)).toBe(plain))

test.each(['2,5', '2500,50', '2,500,50', '2,', ',5', '1.25.000,50', '0,001,5', '1,2500'])(
  '%s is not read, since its comma may be meant as a decimal point',
  (typed) => expect(withoutGroupCommas(typed)).toBeUndefined(),
)

test('every number that we group is read back as it was', () => {
  fc.assert(
    fc.property(fc.nat({ max: 999_999_999 }), fc.stringMatching(/^(\.\d{0,3})?$/), (whole, rest) => {
      expect(withoutGroupCommas(groupIndian(String(whole)) + rest)).toBe(`${whole}${rest}`)
    }),
  )
})
