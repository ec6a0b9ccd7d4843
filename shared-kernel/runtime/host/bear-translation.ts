const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE
const isStandIn = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

/**
 * Lets a page be translated by its browser. A translation takes text nodes out and puts `font` elements in their places;
 * React, which knows nothing of it, would go on changing the old nodes, so that an old amount stays in sight, and would
 * crash where it removes one or inserts before it. Here a text that React changes, moves or removes first takes its place
 * back, and is translated anew. For pages of our own: it changes methods of every node of the page.
 */
export function bearTranslation(page: Document): void {
  const standIns = new WeakMap<Node, Element>()
  const taken = new WeakSet<Element>()

  /** The text is again where the translation took it out; what stands for it goes. */
  function bringBack(text: Node): void {
    const standIn = standIns.get(text)
    standIns.delete(text)
    if (standIn?.parentNode) standIn.replaceWith(text)
  }

  function note(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') bringBack(target)
      for (const text of [...removedNodes].filter(isText)) {
        // Either in one step, or beside the text before that goes.
        const near = [...addedNodes, previousSibling, nextSibling]
        const standIn = near.filter(isStandIn).find((each) => !taken.has(each))
        if (!standIn) continue
        taken.add(standIn)
        standIns.set(text, standIn)
        observer.observe(text, { characterData: true })
      }
    }
  }

  const observer = new MutationObserver(note)
  observer.observe(page, { childList: true, subtree: true })
  mendMethods((text, parent) => {
    if (text.parentNode === parent) return
    note(observer.takeRecords())
    bringBack(text)
  })
}

/** What React changes the children of a node with; a text that is still elsewhere then is nothing to crash for. */
function mendMethods(expect: (text: Text, parent: Node) => void): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    if (isText(node)) expect(node, this)
    return appendChild.call(this, node) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    for (const each of [node, before]) if (isText(each)) expect(each, this)
    const isElsewhere = isText(before) && before.parentNode !== this
    return insertBefore.call(this, node, isElsewhere ? null : before) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (isText(node)) expect(node, this)
    return isText(node) && node.parentNode !== this ? node : (removeChild.call(this, node) as T)
  }
}
