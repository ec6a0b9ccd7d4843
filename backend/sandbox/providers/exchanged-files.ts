import { filesIn, layFile, moveFile, readWhole } from '../../src/file-exchange/folder'

/**
 * The other side of a channel's folder: takes each file that the portal laid out, in the order of their names, and moves
 * it to `fetched` once it was worked on.
 */
export async function fetchFiles(
  folder: string,
  take: (file: { name: string; text: string }) => Promise<void>,
): Promise<void> {
  for (const name of await filesIn(folder, 'out')) {
    await take({ name, text: (await readWhole(folder, 'out', name)).toString('utf8') })
    await moveFile(folder, name, 'out', 'fetched')
  }
}

/** Lays an answer where the portal reads it. */
export const bringFile = (folder: string, name: string, text: string): Promise<void> =>
  layFile(folder, 'in', name, text)
