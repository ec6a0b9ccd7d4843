import { lazyPart } from '@portal/kernel'

/** The next debits of a SIP, whose code only the receipt of a SIP loads. */
export const LaterDebits = lazyPart(() => import('./next-debits'), { what: 'The next debits' })
