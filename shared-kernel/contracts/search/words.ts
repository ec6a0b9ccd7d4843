/**
 * Small letters and digits, without accents; a hyphen joins: "e-mail" is "email". What Hindi is typed with and without
 * goes, too: the dot below a letter, and the moon around the dot above one.
 */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]|\u093c|\u200c|\u200d/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .replace(/([\p{L}\p{M}\p{N}])-(?=[\p{L}\p{N}])/gu, '$1')

const endings = /(\w{3})(ies|ing|ed|es|s)$/

/** Of nouns and verbs: "खाता", "खाते", "खातों"; "बदलना", "बदलें", "बदलूं". */
const hindiEndings = /([\u0900-\u097f]{2})(ियों|ियां|ओं|ों|एं|ें|ऊं|ूं|ना|ने|नी|ए|ा|े|ि|ी|ु|ू|ो)$/

/** A word without its ending: "instalments" and "instalment" are one. */
export const stem = (word: string) =>
  word
    .replace(endings, (_, before: string, ending) => (ending === 'ies' ? `${before}y` : before))
    .replace(/(\w{3})e$/, '$1')
    .replace(hindiEndings, '$1')

/** The words of a text in their order. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Words that a question is full of in English, Hinglish and Hindi, and that tell nothing of what is asked. */
const fillers = new Set([
  ...wordsOf(
    'a an the i me my mine we you your our is are am was be been do does did can could should will would of in on at to for from by with and or it this that there how what where who which why not no get have has much please hai hain he ho hua hota hoti tha ka ki ke ko mera meri mere mujhe main mein me se pe par kya kaise kese kaun karna karu karna kare karen karo kar raha rahi jaye gaya gayi gaye nahi nahin na bhi hi chahiye kyu kyun kyon',
  ),
  ...wordsOf(
    'है हैं हूँ हो हुआ हुई होता होती था थी का की के को मेरा मेरी मेरे मुझे मैं में से पर और या यह वह क्या कैसे कौन कौनसा कौनसी कौनसे कहाँ करना करूँ करे करें करो कर रहा रही रहे जाए गया गई गए नहीं न भी ही चाहिए क्यों सकता सकती सकते जा जाना करनी करने किया अपना अपनी अपने हम हमें आप ने तो अब कोई कि',
  ),
])

/** The words that say what is asked; all of them where there are no others. */
export function tellingWords(text: string): string[] {
  const all = wordsOf(text)
  const telling = all.filter((word) => !fillers.has(word))
  return telling.length ? telling : all
}

/** Whether one typing error (a letter too many, too few, wrong, or two swapped) lies between two words. */
export function oneErrorApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2))
}
