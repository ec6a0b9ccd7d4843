import type { FastifyInstance } from 'fastify'
import type { Figures } from '@portal/contracts/support/figures'
import type { Platform } from '../platform/module'
import { brand, contactEmail, helpline } from './brand'
import { cutOffWords, figuresOn } from './figures'

interface LegalPage {
  label: string
  path: string
  /** One that names figures writes them as they hold on the day on which it is read. */
  paragraphs: readonly (string | ((figures: Figures) => string))[]
}

/** The documents that the footer leads to; short, because the fund house is a fictional one. */
export const legalPages: readonly LegalPage[] = [
  {
    label: 'Privacy Policy',
    path: '/legal/privacy-policy',
    paragraphs: [
      'We keep what the law asks of a mutual fund: your PAN, name, date of birth, contact details, bank accounts, nominees, and every transaction in your folios.',
      'We use it to run your folios, to confirm that it is you, and to tell you what happened. We do not sell it, and we share it only with the registrar, the KYC agencies, the banks and the payment companies that a transaction needs.',
      'We mask your PAN, account numbers and contact details wherever nobody has to read them in full. We never write them to our logs.',
      `You can ask what we keep about you, and have it corrected: write to ${contactEmail} or call ${helpline}.`,
    ],
  },
  {
    label: 'Service Providers',
    path: '/legal/service-providers',
    paragraphs: [
      'Registrar and transfer agent: keeps the register of unit holders and issues account statements.',
      'Custodian: holds the securities of every scheme, apart from the money of the asset manager.',
      'KYC registration agencies: answer whether your KYC is complete.',
      'Payment gateway and the National Payments Corporation of India: carry your payments by net banking, debit card and UPI, and register mandates.',
    ],
  },
  {
    label: 'Terms & Conditions',
    path: '/legal/terms-and-conditions',
    paragraphs: [
      'You may use this portal for folios in which you are the first holder. What you confirm with a one-time code counts as signed by you.',
      (figures) =>
        `You get the NAV of the business day on which your money reaches the scheme before the cut-off: ${cutOffWords(figures)}. After the cut-off you get the NAV of the next business day.`,
      'Keep your password and your codes to yourself. We never ask for them.',
      `This is a demonstration of a fictional fund house, ${brand.name}. No money moves and no units are issued.`,
    ],
  },
  {
    label: 'Risk Factors',
    path: '/legal/risk-factors',
    paragraphs: [
      'Mutual fund investments are subject to market risks, read all scheme related documents carefully.',
      'The value of your units follows the prices of what the scheme holds. It can fall below what you paid. Past performance may or may not be sustained in future.',
      'Equity schemes fall with share prices; debt schemes fall when interest rates rise or a borrower does not pay; international schemes also fall when the rupee rises.',
      'You see the level of risk on the riskometer of every scheme, from low to very high. We review it every month.',
    ],
  },
]

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const pageOf = ({ label, paragraphs }: LegalPage, figures: Figures) => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(label)} · ${brand.name}</title>
    <link rel="icon" type="image/svg+xml" href="/investors/icon.svg">
    <link rel="stylesheet" href="/legal/legal.css">
  </head>
  <body>
    <header><a href="/investors/">${brand.name}</a></header>
    <main>
      <h1>${escaped(label)}</h1>
${paragraphs.map((said) => `      <p>${escaped(typeof said === 'string' ? said : said(figures))}</p>`).join('\n')}
    </main>
    <footer>${brand.company} · CIN ${brand.cin} · Helpline ${helpline}</footer>
  </body>
</html>
`

const styles = `:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #17293a; background: #f5f8fa; }
header { padding: 1rem 1.5rem; background: #033361; }
header a { color: #fff; font-weight: 700; text-decoration: none; }
header a:focus-visible { outline: 3px solid #f2a81d; outline-offset: 3px; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.5rem; }
h1 { line-height: 1.2; color: #033361; }
footer { padding: 1.5rem; text-align: center; font-size: .875rem; color: #46586a; }
@media (prefers-color-scheme: dark) {
  body { color: #dbe6ef; background: #071a2c; }
  h1 { color: #9cc7f0; }
  footer { color: #a9bccd; }
}
`

export function registerLegalPages(app: FastifyInstance, { clock }: Pick<Platform, 'clock'>): void {
  for (const page of legalPages) {
    app.get(page.path, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(pageOf(page, figuresOn(clock.today()))),
    )
  }
  app.get('/legal/legal.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))
}
