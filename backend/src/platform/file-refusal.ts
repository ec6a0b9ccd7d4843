/** Why a file is not read, with the line where that shows. Nothing of it was taken. */
export class FileRefusal extends Error {
  constructor(problem: string, line?: number) {
    super(line === undefined ? problem : `Line ${line}: ${problem}`)
  }
}
