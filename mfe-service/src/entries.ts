/* eslint-disable lingui/no-unlocalized-strings -- Menus and search are in English for now (docs/decisions/words.md: languages). */
import { type RemoteEntries, routes } from '@portal/kernel'

export default {
  navigation: [
    {
      label: 'Service Request',
      to: routes.serviceRequest.path,
      icon: 'edit-document',
      at: { investments: 50, more: 40 },
      needs: 'serviceRequests',
    },
    { label: 'Help', to: routes.help.path, icon: 'help', at: { main: 40, more: 50 } },
  ],
  search: [
    {
      name: 'Service requests',
      keywords: 'service request, add bank, change bank, nominee, contact, fatca, kyc, consolidation',
      to: routes.serviceRequest.path,
      at: 200,
    },
    {
      name: 'Help',
      keywords: 'help, faq, questions, query, contact, support, complaint, helpline',
      to: routes.help.path,
      at: 230,
    },
  ],
} satisfies RemoteEntries
