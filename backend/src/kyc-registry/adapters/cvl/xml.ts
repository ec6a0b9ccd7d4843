import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { RegistryUnreadable } from '../../ports'

/** Of an element its children by name, without prefixes; of what has none, its text. */
export type XmlNode = { readonly [name: string]: XmlNode | readonly XmlNode[] } | string

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  // "002" is a code and no number.
  parseTagValue: false,
  trimValues: true,
})

/**
 * Reads the XML of a registry. A document type is refused: no registry sends one, and entities that are declared in it
 * can grow without bounds or read files; what is left are the five that XML knows itself. Throws RegistryUnreadable.
 */
export function readXml(text: string): XmlNode {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new RegistryUnreadable('the XML declares entities')
  if (XMLValidator.validate(text) !== true) throw new RegistryUnreadable('the answer is no XML')
  try {
    return parser.parse(text) as XmlNode
  } catch (cause) {
    throw new RegistryUnreadable('the XML cannot be read', { cause })
  }
}

/** Every element of that name, at any depth. */
export function elementsNamed(node: XmlNode, name: string): XmlNode[] {
  if (typeof node === 'string') return []
  return Object.entries(node).flatMap(([key, value]) => {
    const children = Array.isArray(value) ? (value as readonly XmlNode[]) : [value as XmlNode]
    return key === name ? children : children.flatMap((child) => elementsNamed(child, name))
  })
}

/** The text of the first element of that name; empty where there is none. */
export function textNamed(node: XmlNode, name: string): string {
  const [found] = elementsNamed(node, name)
  return typeof found === 'string' ? found : ''
}

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
}

export const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (each) => escapes[each] ?? each)
