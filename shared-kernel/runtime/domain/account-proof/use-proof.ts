import { useEffect, useEffectEvent, useState } from 'react'
import { accountProofApi, type AccountProofView } from '@portal/contracts/folios/account-proof'
import { api } from '../../api/public'
import { queryFor, useQuery } from '../../api/query'
import type { VerifyByUpiProps } from './verify-by-upi'

const askEveryMs = 3000

/** A request of Re 1 from the account: made at once, asked about until it is decided, left when the dialog closes. */
export function useProof({ account, onVerified, onMismatch }: VerifyByUpiProps) {
  const [begun, setBegun] = useState<AccountProofView>()
  const [refusal, setRefusal] = useState<string>()
  const { accountNumber, ifscCode } = account
  const begin = async () => {
    setBegun(undefined)
    setRefusal(undefined)
    try {
      setBegun(await api.call(accountProofApi.begin, { account: { accountNumber, ifscCode } }))
    } catch (error) {
      setRefusal((error as Error).message)
    }
  }
  const beginFirst = useEffectEvent(begin)
  useEffect(() => {
    // A moment later, so that an effect that runs twice asks once.
    const timer = setTimeout(() => void beginFirst())
    return () => clearTimeout(timer)
  }, [])
  const proofId = begun?.proofId ?? null
  const looked = useQuery({
    ...queryFor(accountProofApi.state, { proofId: proofId ?? '' }),
    enabled: proofId !== null && begun?.state === 'waiting',
    refetchInterval: ({ state: { data } }) => (data && data.state !== 'waiting' ? false : askEveryMs),
    staleTime: 0,
  })
  const proof = looked.data ?? begun
  const state = proof?.state
  const goOn = useEffectEvent((decided: AccountProofView['state']) => {
    if (decided === 'verified') onVerified()
    if (decided === 'nameMismatch') onMismatch()
  })
  useEffect(() => {
    if (state) goOn(state)
  }, [state])
  return {
    proof,
    refusal,
    begin: () => void begin(),
    /** What is paid from now on verifies nothing; the request ends by itself where this does not arrive. */
    leave() {
      if (proofId && state === 'waiting')
        void api.call(accountProofApi.cancel, { proofId }).catch(() => undefined)
    },
  }
}
