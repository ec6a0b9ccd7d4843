import { useEffect, useState } from 'react'

type Part = typeof import('./signed-in')

const pauseMs = 3000
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

let come: Part | undefined
let coming: Promise<Part> | undefined

/** Until it comes: without its menus nobody could sign out. */
async function fetchPart(): Promise<Part> {
  try {
    return (come = await import(/* webpackChunkName: "signed-in" */ './signed-in'))
  } catch {
    await pause()
    return fetchPart()
  }
}

/** Has the code of what only a logged-in investor sees around a page on its way. */
export const prepareSignedIn = (): Promise<Part> => (coming ??= fetchPart())

/**
 * What only a logged-in investor sees around a page; nothing until its code has come, and nothing for anybody else: who
 * opens the log-in page does not wait for it. It suspends nothing, since React would hold up the page itself then.
 */
export function useSignedInPart(isLoggedIn: boolean): Part | undefined {
  const [part, setPart] = useState(come)
  useEffect(() => {
    if (isLoggedIn && !part) void prepareSignedIn().then(setPart)
  }, [isLoggedIn, part])
  return isLoggedIn ? part : undefined
}
