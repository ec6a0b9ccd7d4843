import { createContext, useContext } from 'react'
import type { Solo } from './solo'

const SoloContext = createContext<Solo | null>(null)
export const SoloProvider = SoloContext.Provider

export function useSolo(): Solo {
  const solo = useContext(SoloContext)
  if (!solo) throw new Error('This part belongs into a host of one remote')
  return solo
}
