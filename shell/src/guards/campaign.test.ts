import { campaignOf, withoutCampaign } from './campaign'

test('the five parts of a campaign are read, those that are missing empty [S3.067]', () => {
  const query = new URLSearchParams('utmSource=a&utm_medium=b&utmCampaign=c&utm_term=d&utmContent=e&x=1')
  expect(campaignOf(query)).toEqual({
    utmSource: 'a',
    utmMedium: 'b',
    utmCampaign: 'c',
    utmTerm: 'd',
    utmContent: 'e',
  })
  expect(campaignOf(new URLSearchParams('x=1'))).toBeUndefined()
})

test('a page does not see the campaign that led to it', () => {
  expect(withoutCampaign('/home/sip?utmSource=a&show=1&utm_term=b')).toBe('/home/sip?show=1')
  expect(withoutCampaign('/home/sip?utmSource=a')).toBe('/home/sip')
  expect(withoutCampaign('/home/sip')).toBe('/home/sip')
})
