import { westernDigits } from './public'

test.each([
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '੦੧੨੩੪੫੬੭੮੯',
  '૦૧૨૩૪૫૬૭૮૯',
  '௦௧௨௩௪௫௬௭௮௯',
  '౦౧౨౩౪౫౬౭౮౯',
  '೦೧೨೩೪೫೬೭೮೯',
  '൦൧൨൩൪൫൬൭൮൯',
])('the digits %s count as 0 to 9 [S5.012]', (digits) => expect(westernDigits(digits)).toBe('0123456789'))

test('anything else stays as it is', () => {
  expect(westernDigits('₹25,000 रुपये ٢٥')).toBe('₹25,000 रुपये ٢٥')
})
