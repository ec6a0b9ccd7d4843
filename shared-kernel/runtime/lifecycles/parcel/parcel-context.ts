import { createContext, useContext } from 'react'
import type { Parcel } from './parcel'

const ParcelContext = createContext<Parcel | null>(null)
export const ParcelProvider = ParcelContext.Provider

export function useParcel(): Parcel {
  const parcel = useContext(ParcelContext)
  if (!parcel) throw new Error('This part belongs into a host of one remote')
  return parcel
}
