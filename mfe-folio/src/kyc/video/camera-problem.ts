import { t } from '@portal/kernel/words'
export interface CameraProblem {
  title: string
  /** The way on. */
  text: string
}

/** Why there is no picture, by the name of the browser's error, and what helps. */
export function cameraProblem(name: string): CameraProblem {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        title: t`Your browser does not let us use the camera`,
        text: t`Allow camera and microphone for this page in the address bar, then try again. Or choose DigiLocker.`,
      }
    case 'NotFoundError':
    case 'OverconstrainedError':
      return {
        title: t`We found no camera or microphone`,
        text: t`Connect them and try again, or open this page on your phone. Or choose DigiLocker.`,
      }
    case 'NotReadableError':
    case 'AbortError':
      return {
        title: t`Another app uses your camera`,
        text: t`Close the app that uses it, then try again.`,
      }
    default:
      return {
        title: t`This browser cannot record a video`,
        text: t`Open this page in a newer browser or on your phone. Or choose DigiLocker.`,
      }
  }
}
