import type { cashfreeRequests } from './schema'

type Request = typeof cashfreeRequests.$inferSelect

/** Without a zone, as one of the documents' samples has it. */
const moment = (at: Date) => at.toISOString().slice(0, 19).replace('T', ' ')

const payTo = (scheme: string, { refId }: Request) =>
  `${scheme}pay?pa=success@upi&pn=Cashfree&tn=BAV&am=1.00&cu=INR&tr=${refId}`

/** Answer to a new request. */
export const createdOf = (request: Request) => ({
  verification_id: request.verificationId,
  ref_id: request.refId,
  valid_upto: moment(new Date(request.createdAt.getTime() + 10 * 60_000)),
  upi_link: payTo('upi://', request),
  gpay: payTo('tez://upi/', request),
  bhim: payTo('bhim://upi://', request),
  paytm: payTo('paytmmp://', request),
  phonepe: payTo('phonepe://', request),
})

const resultOf = (score: number) =>
  score === 100 ? 'DIRECT_MATCH' : score >= 60 ? 'MODERATE_PARTIAL_MATCH' : 'NO_MATCH'

/** Answer to whoever asks, and the data of a webhook. */
export const remitterOf = ({
  verificationId,
  refId,
  status,
  bankAccount,
  ifsc,
  nameMatch,
  createdAt,
}: Request) => ({
  bank_account: bankAccount ?? '',
  ifsc: ifsc ?? '',
  upi: bankAccount ? 'investor@upi' : '',
  name_at_bank: '',
  verification_id: verificationId,
  ref_id: String(refId),
  utr: bankAccount ? `4${String(refId).padStart(11, '0')}` : '',
  status,
  name_match_score: nameMatch === null ? '' : String(nameMatch),
  name_match_result: nameMatch === null ? '' : resultOf(nameMatch),
  added_on: createdAt.toISOString(),
  reversal_status: 'PENDING',
  account_type: 'SAVINGS',
})
