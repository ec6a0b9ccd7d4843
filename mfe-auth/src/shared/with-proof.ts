import { ApiError } from '@portal/kernel'

/** The server's word that too much failed from here: the browser works a second before the next try. */
const proofWanted = '-654'

/**
 * Makes a call, and where the server asks for it once more with proof of work, which takes a browser about a second and
 * whoever tries thousands of passwords very long.
 */
export async function withProof<Answer>(call: (proof?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== proofWanted) throw error
    const { solveProofOfWork } = await import('./solve-proof-of-work')
    return call(await solveProofOfWork())
  }
}
