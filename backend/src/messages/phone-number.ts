/** A mobile in E.164: "+919810010001". Ten digits are of India; longer ones name their country. */
export const internationalNumber = (mobile: string): string => {
  const digits = mobile.replace(/\D/g, '')
  return digits.length === 10 ? `+91${digits}` : `+${digits}`
}

/** An address as it may be kept beside the state of a message: "XXXXXX0001", "as***@example.com". */
export function maskedAddress(to: string): string {
  const [name = '', host] = to.split('@')
  return host === undefined ? `XXXXXX${to.slice(-4)}` : `${name.slice(0, 2)}***@${host}`
}
