import * as z from 'zod/mini'
import { BusinessDate, Paise, AnswerText } from '../wire/common'
import { endpoint, Nothing } from '../wire/endpoint'
import { Figures } from './figures'

/** S9.066 */
export const Environment = z.enum(['dev', 'staging', 'production'])
export type Environment = z.infer<typeof Environment>

/** S2.098 to S2.102: where a banner shows. */
export const BannerPlacement = z.enum([
  'Investor Login',
  'Investor Login Tablet',
  'Investor Login Mobile',
  'Investor Dashboard 1',
  'Investor Dashboard 2',
  'PDF download',
  'Investment Solutions',
])
export type BannerPlacement = z.infer<typeof BannerPlacement>

/** The picture has no words in it and says nothing by itself: title and description stand beside it. */
export const Banner = z.object({
  placement: BannerPlacement,
  title: AnswerText,
  description: AnswerText,
  /** The name of the picture, for the image call: `/api/v1/image/<name>`. */
  image: AnswerText,
  /** In CSS pixels, so that its place is kept while it loads. */
  width: z.int(),
  height: z.int(),
  /** `./home/…`, an https address with `external`, or null where a click does nothing. */
  link: z.nullable(AnswerText),
  external: z.boolean(),
})
export type Banner = z.infer<typeof Banner>

/** What questions and queries are about, in the order in which they are shown. */
export const HelpTopic = z.enum(['SIP', 'REDEEM', 'BANK', 'NOMINEE', 'STATEMENT', 'KYC', 'LOGIN', 'NAV'])
export type HelpTopic = z.infer<typeof HelpTopic>

export const Faq = z.object({
  question: AnswerText,
  /** Plain text. */
  answer: AnswerText,
  /** Further words by which investors ask for it, in English, Hinglish and Hindi, whatever language the page is in. */
  words: AnswerText,
  /** The page on which it is done: '/home/…'. */
  action: z.nullable(z.object({ label: AnswerText, to: AnswerText })),
  /** Shown before anything is searched for. */
  popular: z.boolean(),
})
export type Faq = z.infer<typeof Faq>

/** S1.042: questions of one topic with their answers. */
export const FaqTopic = z.object({ id: HelpTopic, topic: AnswerText, questions: z.array(Faq) })
export type FaqTopic = z.infer<typeof FaqTopic>

/** A branch of the fund house, where investors are served. */
export const Branch = z.object({
  id: AnswerText,
  name: AnswerText,
  address: AnswerText,
  town: AnswerText,
  state: AnswerText,
  pinCode: AnswerText,
  latitude: z.number(),
  longitude: z.number(),
})
export type Branch = z.infer<typeof Branch>

export const contentApi = {
  conf: endpoint({
    summary: 'The settings of this installation that the browser may know',
    method: 'GET',
    path: 'conf',
    token: 'none',
    envelope: false,
    cached: true,
    request: Nothing,
    response: z.object({
      mode: z.enum(['sandbox', 'production']),
      environment: Environment,
      brand: z.object({
        name: AnswerText,
        tagline: AnswerText,
        company: AnswerText,
        cin: AnswerText,
      }),
      helpline: AnswerText,
      encryption: z.boolean(),
      serviceRequests: z.boolean(),
      /** Whether an account can also be verified by Re 1 that is paid from it by UPI. */
      accountByUpi: z.boolean(),
      otp: z.object({ digits: z.int(), minutes: z.int(), voiceText: z.boolean() }),
      /** Whether calls are traced: what lies between page and server may follow it. */
      traces: z.optional(z.boolean()),
      figures: Figures,
    }),
  }),
  links: endpoint({
    summary: 'General links, resolved by label',
    method: 'GET',
    path: 'links',
    token: 'none',
    envelope: false,
    cached: true,
    request: Nothing,
    response: z.object({ links: z.array(z.object({ label: AnswerText, link: AnswerText })) }),
  }),
  contactUs: endpoint({
    summary: 'The contact address of the fund house',
    method: 'GET',
    path: 'contactUs',
    token: 'none',
    envelope: false,
    cached: true,
    // In its address it is a text.
    request: z.object({ isDistributor: z.literal([false, 'false']) }),
    response: z.object({ emailAddress: AnswerText }),
  }),
  nfoBanner: endpoint({
    summary: 'The new fund offers to announce; an empty list shows nothing',
    method: 'POST',
    path: 'nfo/banner',
    token: 'session',
    envelope: true,
    request: Nothing,
    response: z.object({
      banners: z.array(
        z.object({
          title: AnswerText,
          description: AnswerText,
          backgroundColor: z.nullable(AnswerText),
          nfoStartDate: BusinessDate,
          nfoEndDate: BusinessDate,
          cta1Name: z.nullable(AnswerText),
          cta1Url: z.nullable(AnswerText),
          cta2Name: z.nullable(AnswerText),
          cta2Url: z.nullable(AnswerText),
        }),
      ),
    }),
  }),
  banner: endpoint({
    summary: 'The banners of one place, in their order; an empty list shows nothing',
    method: 'GET',
    path: 'banner',
    token: 'none',
    envelope: false,
    cached: true,
    request: z.object({ placement: BannerPlacement }),
    response: z.object({ banners: z.array(Banner) }),
  }),
  faqs: endpoint({
    summary: 'What investors often ask, by topic, in the order in which they are shown',
    method: 'GET',
    path: 'faqs/Investor',
    token: 'none',
    envelope: false,
    cached: true,
    request: Nothing,
    response: z.object({
      topics: z.array(FaqTopic),
      /** Words that mean the same in a search, each group in one line. */
      synonyms: z.array(AnswerText),
    }),
  }),
  branches: endpoint({
    summary: 'The branches with their hours, which are the same everywhere, and when they are next open',
    method: 'GET',
    path: 'branch/list',
    token: 'none',
    envelope: false,
    cached: true,
    request: Nothing,
    response: z.object({
      branches: z.array(Branch),
      /** 'HH:mm' in India, on business days. */
      opens: AnswerText,
      closes: AnswerText,
      isOpen: z.boolean(),
      /** The day on which they open next; today while they are open or about to. */
      opensOn: BusinessDate,
      today: BusinessDate,
    }),
  }),
  amountChips: endpoint({
    summary: 'The amounts offered as chips',
    method: 'GET',
    path: 'investmentChiplets',
    token: 'none',
    envelope: false,
    cached: true,
    request: Nothing,
    response: z.object({ lumpsum: z.array(Paise), sip: z.array(Paise) }),
  }),
}
