import { writeFile } from 'node:fs/promises'
import type { Platform } from '../platform/module'
import { isRowId } from '../platform/row-id'
import { decideVideo, recordingOf, waitingVideos } from './review'

const usage = [
  'npm run kyc:video lists the videos that wait.',
  'npm run kyc:video -- <id> save <file> writes one to a file, to be looked at.',
  'npm run kyc:video -- <id> approve',
  'npm run kyc:video -- <id> refuse "<why, in words for the investor>"',
].join('\n')

/** What a person at the fund house does about KYC videos; returns what to tell them. Throws for anything else. */
export async function answerVideoQueue(platform: Platform, args: readonly string[]): Promise<string> {
  const [id, action, word] = args
  if (id === undefined) return listOf(await waitingVideos(platform.db))
  if (!isRowId(id)) throw new Error(usage)
  if (action === 'save' && word) return save(platform, id, word)
  if (action === 'approve' && !word) return decide(platform, id, { news: 'DONE', reason: null })
  if (action === 'refuse' && word && word.length <= 200)
    return decide(platform, id, { news: 'FAILED', reason: word })
  throw new Error(usage)
}

const listOf = (videos: Awaited<ReturnType<typeof waitingVideos>>): string =>
  videos
    .map(
      ({ recordingId, name, digits, sentAt }) =>
        `${recordingId}  ${sentAt?.toISOString() ?? ''}  ${name} has to say ${digits}`,
    )
    .join('\n') || 'No video waits.'

/** Readable by who saved it only. */
async function save(platform: Platform, id: string, file: string): Promise<string> {
  const { content, mediaType } = await recordingOf(platform, id)
  await writeFile(file, content, { flag: 'wx', mode: 0o600 })
  return `Saved as ${file}, ${mediaType}. Delete it once you have decided.`
}

async function decide(
  platform: Platform,
  id: string,
  transition: Parameters<typeof decideVideo>[2],
): Promise<string> {
  await decideVideo(platform, id, transition)
  return transition.news === 'DONE' ? 'Approved. The investor is told.' : 'Refused. The investor is told why.'
}
