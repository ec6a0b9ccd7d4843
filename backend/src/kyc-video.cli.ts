import { answerVideoQueue } from './kyc-applications/video-queue'
import { runPortalCommand } from './portal-command'

/** `npm run kyc:video`: decides the KYC videos of this environment. */
runPortalCommand((args) => (platform) => answerVideoQueue(platform, args))
