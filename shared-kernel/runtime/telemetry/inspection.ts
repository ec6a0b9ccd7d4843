/** What is told of one exchange with the server. */
interface Exchanged {
  status: number
  resultInfo?: { resultCodeId: string }
}

/** Runs one try of a call and hears how it ended; the trace is the one that the try named to the server, if it named one. */
export type FollowTry = <Answer extends Exchanged>(
  send: () => Promise<Answer>,
  trace: string | undefined,
) => Promise<Answer>

/**
 * Where the inspector of a sandbox listens while somebody has it open in this tab. In production, and in every other tab,
 * nothing stands here: nothing is kept, and nothing is called.
 */
export const inspection: {
  /** A call of the contract begins; what it gives follows each of its tries. */
  call?: ((path: string) => FollowTry) | undefined
  /** A slot came, went, or is filled by somebody else. */
  slots?: (() => void) | undefined
} = {}
