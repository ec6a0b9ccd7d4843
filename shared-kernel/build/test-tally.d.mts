export interface Tally {
  passed: number
  /** The file and the title of each, here with the first lines of why. */
  failed: string[]
  skipped: string[]
  unsteady: string[]
}

interface UnitReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface BrowserSuite {
  specs?: {
    title: string
    file: string
    tests: {
      status: string
      annotations: { type: string; description?: string }[]
      results?: { error?: { message?: string } }[]
    }[]
  }[]
  suites?: BrowserSuite[]
}

export function emptyTally(): Tally
export function addTallies(one: Tally, other: Tally): Tally
/** The failed files of jest's report, which are run once more. */
export function failedFiles(report: UnitReport): string[]
/** Counts jest's report. Of a file that failed the second run counts, and what was red only in the first is named. */
export function tallyOfUnitTests(root: string, report: UnitReport, again?: UnitReport): Tally
/** Counts Playwright's report, which names what passed only when run again itself. */
export function tallyOfBrowserTests(report: { suites: BrowserSuite[]; errors: { message?: string }[] }): Tally
/** What a run ends with: each skipped, unsteady and failed test by name, how many were not run again, then the figures. */
export function closingLines(tally: Tally, kept?: number): string[]
/** Why a run counts as failed; undefined where it does not. */
export function verdictOf(tally: Tally, where?: { dataIsHere: boolean }): string | undefined
