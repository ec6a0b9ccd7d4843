import { wordOf } from '@portal/contracts/catalogue'
import { t } from '@portal/contracts/words/macros'

/**
 * What is written down of a request is in English, whoever asked for it, since others read it, too; here it is said in the
 * language that is on. What is none of these (names, numbers, what a person wrote) is said as it is.
 */
export function saidNow(stored: string): string {
  for (const [pattern, say] of texts) {
    const found = pattern.exec(stored)
    if (found) return say(found[1] ?? '', found[2] ?? '')
  }
  return wordOf(stored)
}

const texts: readonly [pattern: RegExp, say: (first: string, second: string) => string][] = [
  [/^Bank account$/, () => t`Bank account`],
  [/^Account type$/, () => t`Account type`],
  [/^Default bank$/, () => t`Default bank`],
  [/^Deleted$/, () => t`Deleted`],
  [/^IFSC of (.+)$/, (bank) => t`IFSC of ${bank}`],
  [/^Branch$/, () => t`Branch`],
  [/^Type of (.+)$/, (bank) => t`Type of ${bank}`],
  [/^Folios merged$/, () => t`Folios merged`],
  [/^Held as$/, () => t`Held as`],
  [/^Belongs to$/, () => t`Belongs to`],
  [/^E-mail$/, () => t`E-mail`],
  [/^Mobile$/, () => t`Mobile`],
  [/^E-mail of (.+)$/, (name) => t`E-mail of ${name}`],
  [/^Mobile of (.+)$/, (name) => t`Mobile of ${name}`],
  [/^Folio (••.+)$/, (folioNo) => t`Folio ${folioNo}`],
  [/^Open$/, () => t`Open`],
  [/^Locked$/, () => t`Locked`],
  [/^Locked: nothing can leave it$/, () => t`Locked: nothing can leave it`],
  [/^Nominees$/, () => t`Nominees`],
  [/^Guardian of (.+), born (.+)$/, (name, birthDate) => t`Guardian of ${name}, born ${birthDate}`],
  [/^None, by your choice$/, () => t`None, by your choice`],
  [/^Address$/, () => t`Address`],
  [/^Date of birth$/, () => t`Date of birth`],
  [/^Contact on record$/, () => t`Contact on record`],
  [/^Confirmed$/, () => t`Confirmed`],
  [/^Not confirmed$/, () => t`Not confirmed`],
  [/^Tax residency$/, () => t`Tax residency`],
  [/^Place of birth$/, () => t`Place of birth`],
  [/^Nationality$/, () => t`Nationality`],
  [/^Yearly income$/, () => t`Yearly income`],
  [/^Occupation$/, () => t`Occupation`],
  [/^India only$/, () => t`India only`],
  [/^Everyone confirmed it\. We are looking at it\.$/, () => t`Everyone confirmed it. We are looking at it.`],
  [/^We are looking at it\.$/, () => t`We are looking at it.`],
  [/^Accepted\. It will be done on (.+)\.$/, (waitsUntil) => t`Accepted. It will be done on ${waitsUntil}.`],
  [/^Done\.$/, () => t`Done.`],
  [/^We could not do it: (.*)$/s, (reason) => t`We could not do it: ${reason}`],
  [/^We need a paper: (.*)\.$/s, (attachment) => t`We need a paper: ${attachment}.`],
  [/^It was not completed in time\.$/, () => t`It was not completed in time.`],
  [/^A newer request took its place\.$/, () => t`A newer request took its place.`],
  [
    /^The new contact was confirmed by a one-time code\.$/,
    () => t`The new contact was confirmed by a one-time code.`,
  ],
]

/** The same of what somebody did; `who` is undefined for the reader. */
export function doneBy(who: string | undefined, stored: string): string {
  const say = deeds[stored]
  return say ? say(who) : `${who ?? t`You`} ${stored}`
}

const deeds: Readonly<Record<string, (who: string | undefined) => string>> = {
  'asked for it.': (who) => (who ? t`${who} asked for it.` : t`You asked for it.`),
  'cancelled it.': (who) => (who ? t`${who} cancelled it.` : t`You cancelled it.`),
  'sent it again.': (who) => (who ? t`${who} sent it again.` : t`You sent it again.`),
  'sent the paper.': (who) => (who ? t`${who} sent the paper.` : t`You sent the paper.`),
  'confirmed it by a one-time code.': (who) =>
    who ? t`${who} confirmed it by a one-time code.` : t`You confirmed it by a one-time code.`,
}
