import { razorpaySignature } from '../../src/payments/adapters/razorpay/read-event'

/** Posts one copy of what a provider tells, as it travels: the signature is over these bytes. Throws where it is not taken. */
export async function postWebhook(url: string, body: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(8000),
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
}

/** The same as Razorpay and RazorpayX do. */
export const postRazorpayWebhook = (
  secret: string,
  { url, eventId, body }: { url: string; eventId: string; body: string },
): Promise<void> =>
  postWebhook(url, body, {
    'x-razorpay-event-id': eventId,
    'x-razorpay-signature': razorpaySignature(secret, body),
  })
