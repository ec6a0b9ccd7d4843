import { words } from '@portal/contracts/words'
import { listed } from './listed'

afterEach(() => words.speak('en'))

test('names are joined as each language joins them', () => {
  const names = ['Asha', 'Kabir', 'Rohan']
  expect([listed([]), listed(['Asha']), listed(names.slice(0, 2)), listed(names)]).toEqual([
    '',
    'Asha',
    'Asha and Kabir',
    'Asha, Kabir and Rohan',
  ])
  expect(listed(names.slice(0, 2), 'or')).toBe('Asha or Kabir')
  words.speak('hi')
  expect(listed(names.slice(0, 2))).toBe('Asha और Kabir')
  expect(listed(names.slice(0, 2), 'or')).toBe('Asha या Kabir')
})
