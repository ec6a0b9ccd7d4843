import { setLoginLocation } from '@portal/kernel'
import { useEffect } from 'react'

/** Long enough to let the page settle before the browser asks (S9.042). */
const delayMilliseconds = 3000

/** Asks the browser where the investor is; a refusal is logged and otherwise nobody's concern (S8.089). */
export function useLoginLocation(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!navigator.geolocation) return logAbsence('unsupported')
      navigator.geolocation.getCurrentPosition(
        ({ coords }) =>
          setLoginLocation({ loginLatitude: coords.latitude, loginLongitude: coords.longitude }),
        (error) => logAbsence(error.message),
      )
    }, delayMilliseconds)
    return () => clearTimeout(timer)
  }, [])
}

function logAbsence(reason: string): void {
  console.info(`Log-in without a location: ${reason}`)
}
