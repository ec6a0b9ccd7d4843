import * as z from 'zod/mini'

const Subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})
export type Subscription = z.infer<typeof Subscription>

/** Hosts of the push services of browsers: nobody else is called, whatever a device token names. */
const services =
  /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/

/** The push subscription that a device token holds; undefined where it holds none of a known push service. */
export function subscriptionOf(deviceToken: string): Subscription | undefined {
  try {
    const parsed = Subscription.safeParse(JSON.parse(deviceToken))
    if (!parsed.success) return undefined
    const { hostname, port, username } = new URL(parsed.data.endpoint)
    return services.test(hostname) && !port && !username ? parsed.data : undefined
  } catch {
    return undefined
  }
}
