import { type Answers, ok } from '@portal/testing'
import type { ServiceRequest } from '@portal/contracts/service-requests/service-request'

/** A new account on the fourth day of its wait. */
const waitingBank: ServiceRequest = {
  requestId: '7f0c1f7e-2a0e-4c1c-9a3f-0a1b2c3d4e5f',
  requestNumber: 'SR2608211001',
  code: 'UB',
  title: 'New bank, Palash Bank ••3308',
  folioNo: '91024821',
  state: 'waiting',
  stateText: 'It will be done on 31 Aug 2026.',
  changes: [{ label: 'Bank account', from: null, to: 'Palash Bank XXXX3308' }],
  signatures: [
    {
      place: 1,
      role: 'holder',
      name: 'Asha Verma',
      sentTo: ['XXXXXX1001'],
      signedAt: '2026-08-21T05:00:00.000Z',
      isOwn: true,
    },
  ],
  attachments: [],
  attachmentWanted: null,
  reason: null,
  createdAt: '2026-08-21T05:00:00.000Z',
  expectedOn: '2026-08-31',
  wait: { from: '2026-08-21', until: '2026-08-31' },
  canCancel: true,
  canSendAgain: false,
  timeline: [{ at: '2026-08-21T05:00:00.000Z', text: 'You asked for it.' }],
}

const settings = {
  today: '2026-08-25',
  mostNominees: 10,
  mostBanks: 5,
  mostFolios: 5,
  coolingDays: 10,
}

/** The settings of an installation that merges so many folios at once. */
export const mergeSettings = (mostFolios: number) => ({ ...settings, mostFolios })

/** What every page of requests asks for. */
export const requestAnswers: Answers = {
  'request/list': ok({ requests: [waitingBank] }),
  'request/settings': ok(settings),
  'request/detail': ok({ request: waitingBank }),
}
