import { contentApi } from '@portal/contracts/support/content'
import { startTestPortal, type TestPortal } from '../../test-kit/test-portal'
import { bringLanguages, inLanguage } from '../platform/language'
import { contactEmail } from './brand'
import { faqsOn } from './faqs/faqs'
import { figuresOn } from './figures'
import { legalPages } from './legal-pages'

let portal: TestPortal

beforeAll(async () => {
  await bringLanguages()
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Names and short forms that Hindi writes in Latin letters as well. */
const latin = new Set(
  'PAN OTP UPI PDF NPCI NRI NRE NRO NFO TDS STT ELSS C XIRR FATCA SEBI SCORES SMART ODR Excel DigiLocker Neem Mutual Fund pm'.split(
    ' ',
  ),
)
const englishIn = (text: string) =>
  (text.replace(contactEmail, '').match(/[A-Za-z]+/g) ?? []).filter((word) => !latin.has(word))

const day = '2026-08-25'
const faqs = () => faqsOn(day, { minutes: 20 })

test('every topic, question, answer and action is in Hindi, with no English left', () => {
  const hindi = inLanguage('hi', faqs)
  const texts = hindi.flatMap(({ topic, questions }) => [
    topic,
    ...questions.flatMap(({ question, answer, action }) => [
      question,
      answer,
      ...(action ? [action.label] : []),
    ]),
  ])
  expect(texts.length).toBeGreaterThan(130)
  expect(texts.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  expect(texts.filter((text) => englishIn(text).length)).toEqual([])
})

test('every label and paragraph of a legal page is in Hindi, with no English left', () => {
  const paragraphs = inLanguage('hi', () => legalPages.flatMap((page) => page.paragraphs(figuresOn(day))))
  expect(paragraphs).toHaveLength(16)
  expect(paragraphs.filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  expect(paragraphs.filter((text) => englishIn(text).length)).toEqual([])
})

test('every question has words that investors type in either script', () => {
  for (const { words } of faqs().flatMap(({ questions }) => questions))
    expect(words).toMatch(/^[\p{Script=Latin}\d -]+ [\p{Script=Devanagari} -]+$/u)
})

test('answers name the same figures in both languages', () => {
  const figuresIn = (language: 'en' | 'hi') =>
    inLanguage(language, faqs).flatMap(({ questions }) =>
      questions.map(({ answer }) => (answer.replace(/ (am|pm)/g, '').match(/\d[\d.,:]*\d|\d/g) ?? []).sort()),
    )
  expect(figuresIn('hi')).toEqual(figuresIn('en'))
})

test('questions come in the language of the call, and each is kept apart', async () => {
  const first = async (headers: Record<string, string>) => {
    const { data, headers: sent } = await portal.call(contentApi.faqs, {}, { headers })
    return [data.topics[0]!.topic, data.topics[0]!.questions[0]!.question, sent.vary, sent.etag]
  }
  const [english, hindi, again] = [await first({}), await first({ language: 'hi' }), await first({})]
  expect(english.slice(0, 2)).toEqual(['SIP and mandates', 'Why was my SIP not debited?'])
  expect(hindi.slice(0, 2)).toEqual(['एसआईपी और मैंडेट', 'मेरी एसआईपी की रकम क्यों नहीं कटी?'])
  expect(hindi[2]).toContain('language')
  expect(hindi[3]).not.toBe(english[3])
  expect(again).toEqual(english)
})

test('whatever is typed finds the same in both languages: they get the same words', async () => {
  const searched = async (headers: Record<string, string>) => {
    const { topics, synonyms } = (await portal.call(contentApi.faqs, {}, { headers })).data
    return [synonyms, topics.map(({ questions }) => questions.map(({ words }) => words))]
  }
  expect(await searched({ language: 'hi' })).toEqual(await searched({}))
})

test.each([
  ['language=hi', 'hi', 'नियम और शर्तें', 'हेल्पलाइन'],
  ['theme=dark; language=hi; portal-bucket=7', 'hi', 'नियम और शर्तें', 'हेल्पलाइन'],
  ['', 'en-IN', 'Terms &amp; Conditions', 'Helpline'],
  ['language=xx', 'en-IN', 'Terms &amp; Conditions', 'Helpline'],
])('with the cookie “%s” a legal page is in %s', async (cookie, lang, title, helpline) => {
  const page = await portal.app.inject({
    url: '/legal/terms-and-conditions',
    headers: cookie ? { cookie } : {},
  })
  expect(page.headers.vary).toContain('Cookie')
  expect(page.body).toContain(`<html lang="${lang}">`)
  expect(page.body).toContain(`<h1>${title}</h1>`)
  expect(page.body).toContain(helpline)
})

test('what the footer looks its links up by stays English', async () => {
  const { links } = (await portal.call(contentApi.links, {}, { headers: { language: 'hi' } })).data
  expect(links.map(({ label }) => label)).toEqual(expect.arrayContaining(['Privacy Policy', 'Risk Factors']))
})
