import { oneErrorApart, stem, tellingWords, wordsOf } from './words'

/** A text of an entry, and how much a word found in it counts. */
interface SearchedText {
  text: string
  weight: number
}

interface Word {
  word: string
  /** Its group of words that mean the same, or the word itself. */
  meaning: string
}

interface Found {
  /** How well it was found: 1 is the very word. */
  quality: number
  word: Word
}

/**
 * A search that understands an investor's words: in any order, while they are typed, with a typing error, in other
 * words that mean the same (S1.042). `synonyms` holds groups of words in lines. The answer of each search is the
 * entries that fit, the best first.
 */
export function createWordSearch<Entry>(
  entries: readonly Entry[],
  textsOf: (entry: Entry) => readonly SearchedText[],
  synonyms: readonly string[],
): (query: string) => Entry[] {
  const groups = groupsOf(synonyms)
  const toWord = (word: string): Word => ({ word, meaning: groups.get(word) ?? word })
  const indexed = entries.map((entry) => ({ entry, weights: weightsOf(textsOf(entry), toWord) }))
  const rarity = rarityIn(indexed.map(({ weights }) => weights))
  const known = [...new Set(indexed.flatMap(({ weights }) => [...weights.keys()]))].map(toWord)

  return (query) => {
    const typed = tellingWords(query).map(stem)
    const wanted = typed.map((word, at) => findWord(toWord(word), known, at === typed.length - 1))
    return indexed
      .map(({ entry, weights }) => ({ entry, score: scoreOf(wanted, weights, rarity) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ entry }) => entry)
  }
}

function groupsOf(synonyms: readonly string[]): Map<string, string> {
  const pairs = synonyms.flatMap((line) =>
    wordsOf(line).map((word): [string, string] => [stem(word), `= ${line}`]),
  )
  return new Map(pairs.reverse())
}

/** The most that each word counts in an entry. */
function weightsOf(texts: readonly SearchedText[], toWord: (word: string) => Word): Map<string, number> {
  const weights = new Map<string, number>()
  const note = (key: string, weight: number) => weights.set(key, Math.max(weight, weights.get(key) ?? 0))
  for (const { text, weight } of texts)
    for (const { word, meaning } of wordsOf(text).map((each) => toWord(stem(each)))) {
      note(word, weight)
      // Another word of the same meaning counts less than the very word.
      note(meaning, meaning === word ? weight : weight * 0.7)
    }
  return weights
}

/** How much finding a word tells: much where few entries have it. */
function rarityIn(all: readonly Map<string, number>[]): (key: string) => number {
  const counts = new Map<string, number>()
  for (const weights of all) for (const key of weights.keys()) counts.set(key, (counts.get(key) ?? 0) + 1)
  return (key) => Math.log(1 + all.length / (counts.get(key) ?? all.length))
}

/** The words of the index that a typed one may be: itself or its meaning; else what it begins, or nearly spells. */
function findWord(typed: Word, known: readonly Word[], isLast: boolean): Found[] {
  const same = known.filter(({ word, meaning }) => word === typed.word || meaning === typed.meaning)
  if (same.length && !(isLast && typed.word.length < 3)) return [{ quality: 1, word: typed }]
  const begun = known.filter(({ word }) => typed.word.length > 1 && word.startsWith(typed.word))
  if (begun.length) return begun.map((word) => ({ quality: 0.8, word }))
  if (typed.word.length < 4) return []
  return known.filter(({ word }) => oneErrorApart(word, typed.word)).map((word) => ({ quality: 0.6, word }))
}

function scoreOf(
  wanted: readonly Found[][],
  weights: ReadonlyMap<string, number>,
  rarity: (key: string) => number,
): number {
  const worth = (key: string) => (weights.get(key) ?? 0) * rarity(key)
  const scores = wanted.map((found) =>
    Math.max(
      0,
      ...found.map(({ quality, word }) => quality * Math.max(worth(word.word), worth(word.meaning))),
    ),
  )
  const hits = scores.filter((score) => score > 0).length
  // An entry with all of the words comes before one that has one of them often.
  return scores.reduce((sum, score) => sum + score, 0) * (hits / Math.max(1, wanted.length))
}
