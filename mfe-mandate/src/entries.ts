import { type RemoteEntries, routes } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

export default {
  navigation: [
    {
      label: msg`Create eMandate`,
      to: routes.eMandate.path,
      icon: 'mandate',
      at: { transact: 80 },
      needs: 'eMandate',
    },
  ],
  search: [
    {
      name: msg`Create an eMandate`,
      keywords: msg`mandate, emandate, nach, otm, autopay, auto debit`,
      to: routes.eMandate.path,
      at: 160,
    },
  ],
} satisfies RemoteEntries
