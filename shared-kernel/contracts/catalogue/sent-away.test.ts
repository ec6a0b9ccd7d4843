// @reads-all-packages: where a page sends people to a person
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '@portal/build/verdicts/package-inputs.cjs'

const root = join(__dirname, '../../..')
const packages = [
  'backend/src',
  'shell/src',
  'shared-kernel',
  'mfe-auth/src',
  'mfe-folio/src',
  'mfe-mandate/src',
]
const remotes = ['mfe-portfolio/src', 'mfe-service/src', 'mfe-transact/src']
/** Tests, what an operator reads, the link that a text gets which sends somebody away, and texts of others as they are registered. */
const apart = /\.test\.tsx?$|(^|[\\/])(testing|sandbox)[\\/]|[\\/](wire-messages|sms-register)\.ts$/

/** Words that send an investor to a person, a branch or the post. */
const sendsAway =
  /<HelplineLink|\bcall (<|\{|us\b|our\b)|\$\{helpline\}|our helpline\b|contact us\b|customer care\b|our team\b|write to (us|our|\$)|\b(visit|at|to) a branch\b|a branch opens\b|send us\b|ask us\b/gi

/** Every text that sends an investor away, by its reason why no page of the portal does it instead. */
const allowed: readonly (readonly [why: string, texts: Readonly<Record<string, readonly string[]>>])[] = [
  [
    'Somebody else may be acting for the investor: a person stops that at once.',
    {
      'backend/src/identity/change-password.ts': ['If this was not you, call ${helpline}'],
      'backend/src/identity/set-password.ts': ['If this was not you, call ${helpline}'],
      'backend/src/identity/contact-change.ts': [
        'Dear ${name}, one-time codes of your Neem Mutual Fund log-in now go to ${email} and ${mobile}. If this was not you, call ${helpline}',
        'Neem Mutual Fund: one-time codes of your Neem Mutual Fund log-in now go to ${email} and ${mobile}. If this was not you, call ${helpline}',
      ],
      'backend/src/mandates/mandate-messages.ts': [
        '${next} If this was not you, call ${helpline}.`, ...page() }',
        '${next} If this was not you, call ${helpline}.` return',
      ],
      'backend/src/service-requests/advance-request.ts': ['If you did not ask for this, call ${helpline}'],
      'backend/src/orders/order-messages.ts': [
        'If you did not cancel it, call ${helpline}',
        '${{ secondDay: formatDate(second) }}. If you did not ask for it, call ${helpline}',
      ],
      'backend/src/order-payments/payment-messages.ts': [
        'you get the NAV of the day on which it arrives. If you did not ask for it, call ${helpline}',
      ],
      'backend/src/systematic-plans/plan-changes/change-messages.ts': [
        'If you did not order this, call ${helpline}',
      ],
      'backend/src/content/faqs/login.ts': ['change your password. Then call ${helpline}'],
      'mfe-transact/src/transaction/receipt/receipt.tsx': ['Call <HelplineLink /> and tell us the order'],
    },
  ],
  [
    'Who asks is not known yet, and nobody is known by what a stranger can type.',
    {
      'shared-kernel/contracts/catalogue/themes.ts': [
        'Update it at a branch',
        'Use another e-mail address, or call our helpline',
      ],
      'mfe-auth/src/register/register.page.tsx': ['Have you lost those? Call <HelplineLink />'],
      'mfe-auth/src/shared/refusal-note.tsx': ['byPhone.includes(refusal.code) && <HelplineLink />'],
    },
  ],
  [
    'A page of the portal is what has just failed.',
    {
      'backend/src/platform/failure.ts': ['Try again, or call our helpline.'],
      'shared-kernel/contracts/catalogue/themes.ts': ['Try again, or call our helpline.'],
      'shared-kernel/ui/feedback/error-panel.tsx': [
        'Urgent? Call <a href={address}>{helpline}</a> and say',
        'Urgent? Call <a href={address}>{helpline}</a> </Trans>',
      ],
      'backend/src/platform/page-words.ts': [
        'or call ${helpline}.`, t`This portal needs',
        'or call ${helpline}.`, ], [',
      ],
      'shell/src/page-panel/page-panel.tsx': ['Urgent? Call'],
      'shell/src/page-panel/withdrawn-panel.tsx': ['Urgent? Call'],
      'backend/src/platform/scriptless-page.ts': ['>${helpline}</a>'],
      'mfe-mandate/src/create/failed.page.tsx': ['Does it fail again? Call <HelplineLink />'],
    },
  ],
  [
    'Money that did not come is looked for at the bank; the receipt has the number that dials.',
    {
      'mfe-transact/src/kinds/insta-redeem/receipt.ts': ['If it is not there by then, call us'],
      'mfe-transact/src/kinds/redeem/receipt.tsx': ['call us with the order number'],
    },
  ],
  [
    'Stands only where the page that does it is not offered.',
    {
      'backend/src/mandates/access-list.ts': ['cannot register a mandate online yet. Call ${helpline}'],
      'mfe-mandate/src/list/mandates.page.tsx': ['cannot register one online yet. Call <HelplineLink />'],
      'mfe-transact/src/kinds/plan-change/fields.tsx': ['Call <HelplineLink />: we set one up'],
      'mfe-transact/src/pages/renewals.page.tsx': ['Call <HelplineLink />. We set up'],
      'shell/src/page-panel/coming-page.tsx': ['You cannot do this online yet. Call'],
      'mfe-portfolio/src/profile/banks-card.tsx': ['To add a bank account, call <HelplineNumber'],
      'mfe-portfolio/src/profile/contact-card.tsx': ['To change your e-mail or mobile, call <HelplineNumber'],
      'mfe-portfolio/src/profile/identity-card.tsx': ['To correct a detail, call <HelplineNumber'],
      'mfe-portfolio/src/profile/kyc-card.tsx': ['To update your KYC, call <HelplineNumber'],
      'mfe-portfolio/src/profile/nominees-card.tsx': [
        'To add a nominee, call <HelplineNumber',
        'To change nominees, call <HelplineNumber',
      ],
      'mfe-portfolio/src/profile/tax-card.tsx': [
        'To add the missing number, call <HelplineNumber',
        'To change your tax details, call <HelplineNumber',
      ],
      'mfe-service/src/hub/service-request.page.tsx': ['or call <HelplineLink />. You see'],
    },
  ],
  [
    'The rules want papers, people or an agency that no page can stand in for.',
    {
      'backend/src/folios/folio-permissions.ts': [
        'so it cannot be updated online. Choose another folio, or send us a form signed by all holders',
        'so online transaction is not activated. Choose another folio, or send us a form signed by all holders',
      ],
      'backend/src/folio-opening/applicants.ts': ['A branch opens such a folio'],
      'backend/src/folio-opening/folio-of-draft.ts': ['Visit a branch to open this folio'],
      'mfe-folio/src/applicants/branch-note.tsx': ['Visit a branch to open this folio'],
      'mfe-folio/src/applicants/add-applicant.page.tsx': ['confirm each transaction together, at a branch'],
      'mfe-portfolio/src/dashboard/pending-folios-card.tsx': ['A branch opens this folio'],
      'shared-kernel/contracts/catalogue/themes.ts': [
        'held jointly. Choose another folio or visit a branch',
        'Visit a branch to open a new folio for this PAN',
        'Visit a branch with your documents',
        'Send us the KYC form with your passport',
        'address abroad, or visit a branch',
        'Individual or HUF tax status are accepted. Use another PAN, or visit a branch',
        'Individual tax status are accepted here. Use another PAN, or visit a branch',
      ],
      'shared-kernel/contracts/catalogue/codes.ts': [
        'invest for a minor at a branch',
        'Visit a branch to invest with another residential',
      ],
      'backend/src/content/faqs/kyc.ts': ['they send the form to a branch'],
      'backend/src/content/faqs/nominee.ts': [
        'Call ${helpline} or write to ${{ email: contactEmail }}, and one of us',
      ],
      'backend/src/content/legal-pages.ts': ['write to ${{ email: contactEmail }} or call ${helpline}'],
      'backend/src/content/legal.routes.ts': ['Helpline ${helpline}'],
      'backend/src/identity/confirm-card.ts': ['Check your card, or call ${helpline}'],
      'mfe-folio/src/kyc/agencies-card.tsx': ['Not sure whom to ask? Call us: <HelplineLink />'],
      'mfe-folio/src/kyc/status-card.tsx': ['Questions? Call <HelplineLink />'],
      'mfe-service/src/help/grievance-card.tsx': [
        "<b>Write to our grievance officer.</b>{' '}",
        '<b>Write to our grievance officer.</b> Use the address above',
      ],
    },
  ],
  [
    'It names the page of the portal that does it, or stands beside its link.',
    {
      'mfe-service/src/hub/service-request.page.tsx': [
        'Write to us what should change, with the papers',
        'Write to us. ${answerTime}',
        ': t`Write to us.`',
      ],
      'shared-kernel/contracts/catalogue/themes.ts': [
        'Cancel this one here and start a new one, or visit a branch',
      ],
      'backend/src/content/faqs/bank.ts': ['ask a question on this page or call ${helpline}'],
      'backend/src/content/faqs/redeem.ts': ['ask a question on this page or call ${helpline}'],
      'backend/src/content/faqs/login.ts': [
        'Ask a question on this page, call ${helpline} or write to ${{ email: contactEmail }}',
        'If you are not content, write to our grievance officer',
        'contact customer care phone talk',
      ],
      'backend/src/links/action-link.ts': ['Ask us for a new one, or log in.'],
      'backend/src/orders/outflows/outflow-rules.ts': ['ask us why under Help'],
      'backend/src/service-requests/request-queue.ts': ['Send us ${attachment}. Upload it with the request'],
      'backend/src/service-requests/request-jobs.ts': ['Send us ${{ paper: row.attachmentWanted'],
      'backend/src/service-requests/request-view.ts': ['Send us ${{ attachmentWanted: row.attachmentWanted'],
      'mfe-portfolio/src/portfolio/holding-units.tsx': ['>{t`Ask us why`}<'],
      'mfe-portfolio/src/profile/identity-card.tsx': ['Ask us to correct a detail'],
      'mfe-transact/src/kinds/outflow/holding-card.tsx': ['>{t`Ask us why`}<'],
      'mfe-transact/src/payment/payment-choices.ts': ['Send us a cheque. Choose it in the time above'],
      'mfe-service/src/help/faq-card.tsx': ['choose a topic, or ask us'],
      'mfe-service/src/help/grievance-card.tsx': ['<b>Ask us.</b>'],
      'mfe-service/src/help/queries-card.tsx': ['What you ask us is listed here'],
      'mfe-service/src/requests/requests.page.tsx': ['What you ask us to change is listed here'],
    },
  ],
  [
    'The number in an answer, which is judged where the answer is written.',
    {
      'mfe-service/src/help/faq-list.tsx': ['at > 0 && <HelplineLink />'],
    },
  ],
  [
    'It is we who write, and this says where to.',
    {
      'mfe-transact/src/kinds/lumpsum/receipt.ts': ['We write to ${email}'],
    },
  ],
  [
    'Asked for by S2.112.',
    {
      'shared-kernel/runtime/domain/popup/alert-popup.tsx': ['Write to us at <a'],
    },
  ],
]

const textsOf = (file: string): readonly string[] => allowed.flatMap(([, texts]) => texts[file] ?? [])

/** A source as one line, without its comments: a text may run over several. */
const sourceOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')

const sources = [...packages, ...remotes].flatMap((name) =>
  sourcesBelow(join(root, name))
    .filter((path) => /\.tsx?$/.test(path) && !apart.test(path))
    .map((path) => [`${name}/${path}`, sourceOf(join(root, name, path))] as const),
)

test('a text sends nobody to the phone, a branch or the post for what a page of the portal does', () => {
  const found = sources.flatMap(([file, source]) => {
    const places = textsOf(file).map((text) => [source.indexOf(text), text.length] as const)
    return [...source.matchAll(sendsAway)]
      .filter(({ index }) => !places.some(([at, length]) => at >= 0 && at <= index && index < at + length))
      .map(({ index }) => `${file}: …${source.slice(Math.max(0, index - 60), index + 30)}…`)
  })
  expect(found).toEqual([])
})

test('every reason is of a text that there is', () => {
  const texts = allowed.flatMap(([, each]) => Object.entries(each))
  const gone = texts.flatMap(([file, words]) => {
    const source = sources.find(([name]) => name === file)?.[1] ?? ''
    return words.filter((text) => !source.includes(text)).map((text) => `${file}: ${text}`)
  })
  expect(gone).toEqual([])
})
