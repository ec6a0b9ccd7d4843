import { type RemoteEntries, routes } from '@portal/kernel'
import { msg } from '@portal/kernel/words'

export default {
  navigation: [
    {
      label: msg`Service Request`,
      to: routes.serviceRequest.path,
      icon: 'edit-document',
      at: { investments: 50, more: 40 },
      needs: 'serviceRequests',
    },
    { label: msg`Help`, to: routes.help.path, icon: 'help', at: { main: 40, more: 50 } },
  ],
  search: [
    {
      name: msg`Service requests`,
      keywords: msg`service request, add bank, change bank, nominee, contact, fatca, kyc, consolidation`,
      to: routes.serviceRequest.path,
      at: 200,
    },
    {
      name: msg`Help`,
      keywords: msg`help, faq, questions, query, contact, support, complaint, helpline`,
      to: routes.help.path,
      at: 230,
    },
  ],
} satisfies RemoteEntries
