/**
 * The packages whose texts are all in their catalogues: lint refuses a text outside, and `npm run words` writes and checks
 * the catalogues. `only` are the folders of its sources that are done, while others are still to come. `whole` are the
 * languages that lack none of its texts; in another one, what is missing falls back to English.
 */
export const converted = [
  {
    folder: 'backend',
    whole: ['hi'],
    only: [
      'content',
      'feedback',
      'portfolio',
      'profile',
      'support-tickets',
      'transaction-history',
      'unclaimed',
    ],
  },
  { folder: 'hosts', whole: ['hi'] },
  { folder: 'mfe-auth', whole: ['hi'] },
  { folder: 'mfe-folio', whole: ['hi'] },
  { folder: 'mfe-mandate', whole: ['hi'] },
  { folder: 'mfe-portfolio', whole: ['hi'] },
  { folder: 'mfe-service', whole: ['hi'] },
  { folder: 'mfe-transact', whole: ['hi'] },
  {
    folder: 'shared-kernel/contracts',
    whole: ['hi'],
    only: ['format', 'receipt', 'service-requests', 'validation'],
  },
  { folder: 'shared-kernel/runtime', whole: ['hi'] },
  { folder: 'shared-kernel/ui', whole: ['hi'] },
  { folder: 'shell', whole: ['hi'] },
]
