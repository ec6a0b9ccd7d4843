import { isIPv6 } from 'node:net'
import type { CallContext } from '../platform/call-context'

/** Who calls without a session, as far as that can be told. */
export type Visitor = Pick<CallContext, 'deviceId' | 'ip'>

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What limits take for one address: an IPv4 address, or the /64 network that one IPv6 line owns as a whole. */
export function networkOf({ ip }: Pick<Visitor, 'ip'>): string {
  const [, ipv4] = mapped.exec(ip) ?? []
  if (ipv4) return ipv4
  return isIPv6(ip) ? prefixOf(ip) : ip
}

function prefixOf(ip: string): string {
  const [head = '', tail] = ip.split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail ?? '').length
  const all = [
    ...groups(head),
    ...Array.from({ length: tail === undefined ? 0 : missing }, () => '0'),
    ...groups(tail ?? ''),
  ]
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
