import { useLayoutEffect, useState } from 'react'
import { forgetPermission, permittedPerson, type Person } from './permission'

/**
 * Whose password the page sets; undefined where no code was verified. Whoever leaves the page gives the permission up
 * (S2.110); where that is by the back button to another document, the log-in page does it.
 */
export function usePermittedPerson(): Person | undefined {
  const [person] = useState(permittedPerson)
  useLayoutEffect(() => forgetPermission, [])
  return person
}
