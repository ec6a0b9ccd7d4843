import { api } from '@portal/kernel'
import { authMethodsApi } from '@portal/contracts/identity/auth-methods'

/** As many hashes as are under way at once. */
const batch = 256

function zeroBits(hash: ArrayBuffer): number {
  let bits = 0
  for (const byte of new Uint8Array(hash)) {
    bits += Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return bits
}

/** The first number with which the SHA-256 of the token begins with enough zero bits. */
async function solve(token: string, bits: number): Promise<string> {
  const encoder = new TextEncoder()
  for (let start = 0; ; start += batch) {
    const proofs = Array.from({ length: batch }, (_, place) => `${token}~${start + place}`)
    const hashes = await Promise.all(
      proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))),
    )
    const found = hashes.findIndex((hash) => zeroBits(hash) >= bits)
    if (found >= 0) return proofs[found]!
  }
}

/** Asks for work and does it; the portal's own address goes with the question (S7.030). */
export async function solveProofOfWork(): Promise<string> {
  const { token, bits } = await api.call(authMethodsApi.getToken, { portalIp: location.hostname })
  return solve(token, bits)
}
