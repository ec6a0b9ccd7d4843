/** A lint rule: names and comments use the terms of engineers and registrars, not the words that they replaced. */
import { basename } from 'node:path'

/** Parts of a name, in lower case and in their order, and the term that stands for them. */
const inNames = [
  [['errand'], 'session scope, ActionLink'],
  [['errands'], 'session scopes'],
  [['wish'], 'draft terms'],
  [['wishes'], 'drafts'],
  [['exits'], 'outflows'],
  [['exit', 'plan'], 'SystematicOutflow'],
  [['exit', 'kind'], 'OutflowKind'],
  [['stand'], 'snapshot, status'],
  [['standing'], 'held units, reservations'],
  [['books'], 'position ledger, reconciliation'],
  [['release', 'book'], 'release registry'],
  [['desk'], 'operations queue, OpsTask'],
  [['our', 'side'], 'agent actions'],
  [['untold'], 'pending notifications'],
  [['have', 'bank', 'told'], 'notify the bank'],
  [['tell'], 'notify'],
  [['story'], 'timeline'],
  [['heartbeat'], 'polling loop'],
  [['firing'], 'scheduled run'],
  [['firings'], 'scheduled runs'],
  [['gathered'], 'batched loader'],
  [['work', 'together'], 'run concurrently'],
  [['unless', 'answered'], 'replay or run'],
  [['world'], 'sandbox data'],
  [['worlds'], 'sandbox data'],
  [['grow', 'house'], 'large data set'],
  [['evening'], 'end-of-day run'],
  [['ways', 'in'], 'authentication methods'],
  [['newcomer'], 'first-time investor'],
  [['stranger'], 'unknown device, third party'],
  [['strangers'], 'unknown devices, third parties'],
  [['kyc', 'journey'], 'KYC application'],
  [['dearest', 'month'], 'peak monthly debit'],
  [['carries'], 'mandate utilisation'],
  [['patience'], 'time-out'],
  [['judge'], 'validate'],
  [['way', 'on'], 'action link'],
  [['put', 'away'], 'park draft'],
  [['papers'], 'attachments'],
  [['asked'], 'requested'],
]

/** In comments only what no English sentence needs. */
const inComments = [
  [/\berrands?\b/i, 'session scope, task'],
  [/\bdesks?\b/i, 'operations queue'],
  [/\bexit plans?\b/i, 'systematic outflow'],
  [/\bheartbeats?\b/i, 'polling loop'],
  [/\bfirings?\b/i, 'scheduled run'],
  [/\bnewcomers?\b/i, 'first-time investor'],
]

/** A part of the platform or of a library that bears one of these words, and no name of ours. */
const isForeign = /StandIn|standsIn|standIn/

const partsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)

/** The term for an old word in a name; undefined where there is none. */
function termFor(name) {
  if (isForeign.test(name)) return undefined
  const parts = partsOf(name)
  return inNames.find(([old]) =>
    parts.some((_, at) => old.every((word, more) => parts[at + more] === word)),
  )?.[1]
}

export const oldWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: '“{{ name }}”: the term is {{ term }}.',
      comment: '“{{ name }}” in a comment: the term is {{ term }}.',
    },
  },
  create(context) {
    const report = (node, name) => {
      // Names of columns and of the specification's wire are written with underscores, and stay.
      const term = name.includes('_') ? undefined : termFor(name)
      if (term) context.report({ node, messageId: 'name', data: { name, term } })
    }
    return {
      Program(node) {
        report(node, basename(context.filename).replace(/\..*$/, ''))
        for (const comment of context.sourceCode.getAllComments())
          for (const [old, term] of inComments) {
            const found = old.exec(comment.value)
            if (found)
              context.report({ loc: comment.loc, messageId: 'comment', data: { name: found[0], term } })
          }
      },
      Identifier: (node) => report(node, node.name),
      PrivateIdentifier: (node) => report(node, node.name),
      JSXIdentifier: (node) => report(node, node.name),
    }
  },
}

export const oldWordsConfig = {
  files: ['**/*.ts', '**/*.tsx', '**/*.mjs', '**/*.cjs'],
  ignores: ['shared-kernel/build/eslint-old-words*'],
  plugins: { words: { rules: { 'old-words': oldWords } } },
  rules: { 'words/old-words': 'error' },
}
