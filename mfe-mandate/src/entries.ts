import { type RemoteEntries, routes } from '@portal/kernel'

export default {
  navigation: [
    {
      label: 'Create eMandate',
      to: routes.eMandate.path,
      icon: 'mandate',
      at: { transact: 80 },
      needs: 'eMandate',
    },
  ],
  search: [
    {
      name: 'Create an eMandate',
      keywords: 'mandate, emandate, nach, otm, autopay, auto debit',
      to: routes.eMandate.path,
      at: 160,
    },
  ],
} satisfies RemoteEntries
