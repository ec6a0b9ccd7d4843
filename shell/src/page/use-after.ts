import { useEffect, useState } from 'react'

/** False at first, true from so many milliseconds on: for what must not compete with the first paint. */
export function useAfter(milliseconds: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return past
}
