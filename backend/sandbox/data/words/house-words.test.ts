import { languages } from '@portal/contracts/words'
import { funds } from '../funds'
import { fundInLanguages, houseWords, offerInLanguages } from './house-words'

test('each fund is told of in each language', () => {
  expect(Object.keys(houseWords).sort()).toEqual(
    Object.keys(languages)
      .filter((each) => each !== 'en')
      .sort(),
  )
  for (const { code } of funds) expect(Object.keys(fundInLanguages(code))).toEqual(Object.keys(houseWords))
})

test('the banner of an offer has the tagline of its fund; a fund that nobody wrote of has none', () => {
  expect(offerInLanguages('LARGE').hi).toMatchObject({
    cta1Name: 'ज़्यादा जानें',
    description: 'सौ सबसे बड़ी कंपनियाँ।',
  })
  expect(offerInLanguages('GEN0001').hi).not.toHaveProperty('description')
  expect(fundInLanguages('GEN0001')).toEqual({})
})
