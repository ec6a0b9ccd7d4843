import { missingNames } from './public'

const published = { firstLoad: ['Button', 'zMaxLength'], firstInside: ['Money'], others: ['Chart'] }

test.each([
  [
    'nothing but what is there',
    {
      names: ['Button', 'Chart', 'Money', '*'],
      firstLoad: ['Button', 'zMaxLength', '*'],
      firstInside: ['Money'],
    },
    [],
  ],
  ['a name that the kernel lacks', { names: ['Button', 'Gauge'] }, ['Gauge']],
  ['a name that left the first load', { names: ['Chart'], firstLoad: ['Chart'] }, ['Chart']],
  ['a name that left the first page', { names: ['Chart'], firstInside: ['Chart'] }, ['Chart']],
  ['a name of zod that the kernel lacks', { names: [], firstLoad: ['zGauge'] }, ['zGauge']],
  ['one name twice', { names: ['Gauge'], firstLoad: ['Gauge'] }, ['Gauge']],
])('of a release that takes %s', (_, used, missing) => expect(missingNames(published, used)).toEqual(missing))

test('a shell of before the part for the first page is no host of a release that takes it', () =>
  expect(
    missingNames({ firstLoad: [], others: ['Money'] }, { names: ['Money'], firstInside: ['Money'] }),
  ).toEqual(['Money']))
