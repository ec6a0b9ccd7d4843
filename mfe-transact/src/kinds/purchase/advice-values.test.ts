import { sampleFolio } from '../../testing/sample-folios'
import { adviceIn, adviceValues, adviceVerdicts } from './purchase-values'

const advice = {
  distributorARN: 'ARN-1204',
  subBrokerCode: 'SB-17',
  euin: 'E012041',
  ria: null,
  executionOnly: false,
}

test('the draft keeps ARN, sub-broker code and EUIN of a distributor or the code of an adviser, and the form begins with them [S3.035]', () => {
  const values = adviceValues(advice, 'Regular')
  expect(values).toMatchObject({
    by: 'DISTRIBUTOR',
    arn: 'ARN-1204',
    euin: 'E012041',
    subBrokerCode: 'SB-17',
  })
  expect(adviceIn(values)).toEqual(advice)
  expect(adviceIn({ ...values, by: 'NOBODY' })).toBeNull()
})

test('nobody of the distributor advised: the declaration stands in the place of the EUIN', () => {
  const values = { ...adviceValues(advice), executionOnly: true }
  expect(adviceIn(values)).toMatchObject({ euin: null, executionOnly: true })
  expect(adviceVerdicts({ ...values, euin: '' }, undefined).euin).toBeUndefined()
  expect(adviceVerdicts({ ...values, euin: '', executionOnly: false }, undefined).euin).toMatch(
    /tick the box/,
  )
})

test('an adviser is named by code, or stands as 000000-0 [S6.006]', () => {
  expect(adviceIn({ by: 'ADVISER', ria: ' INA000000001 ' })?.ria).toBe('INA000000001')
  expect(adviceIn({ by: 'ADVISER', ria: '' })?.ria).toBe('000000-0')
  expect(adviceVerdicts({ by: 'ADVISER', ria: 'INA1' }, undefined).ria).toMatch(/nine digits/)
})

test('a distributor has to be chosen, unless the folio has one', () => {
  const values = { by: 'DISTRIBUTOR', arn: '' } as const
  expect(adviceVerdicts(values, sampleFolio()).arn).toBe('Choose your distributor')
  expect(adviceVerdicts(values, sampleFolio({ distributorARN: 'ARN-0001' })).arn).toBeUndefined()
})

test('a sub-broker code is as long as the server takes it, and a longer one is refused beside the field [S5.012]', () => {
  const verdict = (subBrokerCode: string) =>
    adviceVerdicts({ by: 'DISTRIBUTOR', arn: 'ARN-1204', euin: 'E012041', subBrokerCode }, undefined)
  expect(verdict(` ${'x'.repeat(40)} `).subBrokerCode).toBeUndefined()
  expect(verdict('x'.repeat(41)).subBrokerCode).toBe('Enter up to 40 characters')
})
