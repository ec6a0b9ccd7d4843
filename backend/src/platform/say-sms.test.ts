import { t } from '@portal/contracts/words/macros'
import { bringLanguages, inLanguage } from './language'
import { sayAsSms } from './say-sms'
import { sandboxRegistration } from './sms-registration'

beforeAll(bringLanguages)

const registration = sandboxRegistration()
const { 'order-expired': ids = {} } = registration.templates

const expired = (orderNumber: string, amount: string) => () => ({
  subject: '',
  body: `${t`Order ${orderNumber} was not paid in time`}. ${t`Nothing was debited. To invest ${amount}, place the order again.`}`,
})
const said = (language: 'en' | 'hi', templates = registration.templates) =>
  inLanguage(language, () => sayAsSms({ ...registration, templates }, expired('N7', '₹500.00')))

test('an SMS goes under the header, the entity and its own template of each language', () => {
  const { entityId, header } = registration
  const english = said('en')
  expect(english.body).toBe(
    'Order N7 was not paid in time. Nothing was debited. To invest ₹500.00, place the order again.',
  )
  expect(english.sms).toEqual({ entityId, header, templateId: ids.en })
  const hindi = said('hi')
  expect(hindi.body).toMatch(/[\u0900-\u097f].*N7|N7.*[\u0900-\u097f]/)
  expect(hindi.sms).toEqual({ entityId, header, templateId: ids.hi })
})

test('a text that Hindi has no registered template of is sent in English, under the English one', () => {
  const templates = { ...registration.templates, 'order-expired': { en: ids.en ?? '' } }
  const { ownWords, ...sent } = said('hi', templates)
  expect(sent).toEqual(said('en'))
  expect(ownWords?.body).toMatch(/[\u0900-\u097f]/)
})

test('a text that nobody registered goes under no template', () => {
  const code = '4711'
  expect(
    sayAsSms(registration, () => ({ subject: '', body: t`Order ${code} was not paid in time` })),
  ).not.toHaveProperty('sms')
})

test('a text that the fund house has on WhatsApp goes there with what stands in its blanks, in their order', () => {
  const whatsapp = { 'order-expired': { en: { name: 'order_expired', language: 'en' } } }
  const by = (language: 'en' | 'hi', orderNumber = 'N7 (a+b)') =>
    inLanguage(language, () => sayAsSms({ ...registration, whatsapp }, expired(orderNumber, '₹500.00')))
  expect(by('en').whatsapp).toEqual({
    name: 'order_expired',
    language: 'en',
    values: ['N7 (a+b)', '₹500.00'],
  })
  expect(by('hi')).not.toHaveProperty('whatsapp')
  // WhatsApp takes no empty blank.
  expect(by('en', '')).not.toHaveProperty('whatsapp')
})
