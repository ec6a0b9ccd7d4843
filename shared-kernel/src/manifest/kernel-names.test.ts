import { missingNames } from './public'

const published = { firstLoad: ['Button', 'zMaxLength'], others: ['Chart'] }

test.each([
  [
    'nothing but what is there',
    { names: ['Button', 'Chart', '*'], firstLoad: ['Button', 'zMaxLength', '*'] },
    [],
  ],
  ['a name that the kernel lacks', { names: ['Button', 'Gauge'] }, ['Gauge']],
  ['a name that left the first load', { names: ['Chart'], firstLoad: ['Chart'] }, ['Chart']],
  ['a name of zod that the kernel lacks', { names: [], firstLoad: ['zGauge'] }, ['zGauge']],
  ['one name twice', { names: ['Gauge'], firstLoad: ['Gauge'] }, ['Gauge']],
])('of a release that takes %s', (_, used, missing) => expect(missingNames(published, used)).toEqual(missing))
