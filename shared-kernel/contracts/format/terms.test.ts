import {
  accountTypes,
  breakpoints,
  categoryLabel,
  categoryLabels,
  flowKinds,
  frequencies,
  fundCategories,
  holdingOptions,
  nomineeRelations,
  optionLabel,
  optionLabels,
  sipDates,
  sipEndTypes,
} from './public'

test('option codes read Growth, IDCW Payout, IDCW Reinvestment [S3.022] [S3.023] [S3.024] [S9.032]', () => {
  expect([optionLabel('G'), optionLabel('D'), optionLabel('R')]).toEqual([
    'Growth',
    'IDCW Payout',
    'IDCW Reinvestment',
  ])
  expect(Object.values(optionLabels)).toHaveLength(3)
})

test('scheme groups read in their order [S3.020] [S9.030]', () => {
  expect(fundCategories).toEqual(['EQUITY', 'DEBT', 'HYBRID', 'INTERNATIONAL'])
  expect(Object.values(categoryLabels)).toEqual([
    'Equity Fund',
    'Debt Fund',
    'Hybrid Fund',
    'International FoF',
  ])
  expect(categoryLabel('DEBT')).toBe('Debt Fund')
})

test('account types are the four of the specification [S9.029]', () => {
  expect(accountTypes).toEqual(['Savings', 'Current', 'NRO', 'NRE'])
})

test('frequencies are the five of the specification [S9.024]', () => {
  expect(frequencies).toEqual(['Daily', 'Monthly', 'Quarterly', 'Half Yearly', 'Yearly'])
})

test('SIP dates and end types are those of the specification [S9.018] [S9.025]', () => {
  expect(sipDates).toEqual([1, 5, 7, 10, 15, 20, 25])
  expect(sipEndTypes).toEqual([
    'Till Canceled',
    'SIP amount reaches',
    'Date',
    'No. of Months',
    'No. of Installments',
  ])
})

test('holding options are the two of the specification [S9.035]', () => {
  expect(holdingOptions).toEqual(['Anyone or Survivor', 'Joint'])
})

test('nomination relations are the six of the specification [S3.055]', () => {
  expect(nomineeRelations).toEqual({
    SE: 'Self',
    SP: 'Spouse',
    DC: 'Dependent Children',
    DS: 'Dependent Siblings',
    DP: 'Dependent Parents',
    GD: 'Guardian',
  })
})

test('flow kinds are those of the specification', () => {
  const first = 'LUMPSUM SIP SWITCH STP SWP REDEEM NEW_SCHEME INVEST_FOR_MINOR FIRST_SCHEME TOP_UP'.split(' ')
  const second =
    'SIP_COMBO,E-MANDATE,DTP,INSTA_REDEEM,CHANGE_DIVIDEND,LUMPSUM_SIP,Renew SIP,SIP_MODIFICATION,UNCLAIMED'
  expect(flowKinds).toEqual([...first, ...second.split(',')])
})

test('breakpoints are 768, 992 and 1200', () => {
  expect(breakpoints).toEqual({ mobile: 768, tablet: 992, desktop: 1200 })
})
