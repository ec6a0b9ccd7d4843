import type { Branch } from '@portal/contracts/support/content'
import { distanceKm, distanceText, findBranches } from './branch-search'

const branch = (
  name: string,
  town: string,
  state: string,
  pinCode: string,
  latitude = 0,
  longitude = 0,
): Branch => ({
  id: name,
  name,
  address: '1 Road',
  town,
  state,
  pinCode,
  latitude,
  longitude,
})
const branches = [
  branch('Fort', 'Mumbai', 'Maharashtra', '400001', 18.933, 72.836),
  branch('Camp', 'Pune', 'Maharashtra', '411001', 18.516, 73.878),
  branch('Deccan', 'Pune', 'Maharashtra', '411004', 18.517, 73.841),
  branch('T Nagar', 'Chennai', 'Tamil Nadu', '600017', 13.042, 80.234),
]
const found = (text: string, place?: { latitude: number; longitude: number }) =>
  findBranches(branches, text, place).map(({ name }) => name)

test.each([
  ['', ['Fort', 'Camp', 'Deccan', 'T Nagar']],
  ['411004', ['Deccan', 'Camp', 'Fort']],
  ['411 002', ['Camp', 'Deccan', 'Fort']],
  ['41', ['Camp', 'Deccan', 'Fort']],
  ['601001', ['T Nagar']],
  ['pune', ['Camp', 'Deccan']],
  ['Maha', ['Fort', 'Camp', 'Deccan']],
  ['t nagar', ['T Nagar']],
  ['900001', []],
  ['Leh', []],
])('"%s" finds %j', (text, names) => expect(found(text)).toEqual(names))

test('with a place the nearest comes first, whatever was typed', () => {
  expect(found('Maharashtra', { latitude: 18.517, longitude: 73.842 })).toEqual(['Deccan', 'Camp', 'Fort'])
})

test('the distance is that on the globe: Mumbai to Pune some 118 km, a degree of latitude 111.2 km', () => {
  expect(distanceKm(branches[0]!, branches[2]!)).toBeCloseTo(115.5, 0)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.19, 2)
  expect([distanceText(1.24), distanceText(9.96), distanceText(14.4)]).toEqual(['1.2 km', '10.0 km', '14 km'])
})
