const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe as it stands. */
export interface Html {
  readonly markup: string
}

type Value = string | number | Html | readonly Html[]

function markupOf(value: Value): string {
  if (typeof value === 'object')
    return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** Markup with every value escaped, other markup apart. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: parts.reduce((text, part, index) => text + markupOf(values[index - 1] ?? '') + part) }
}
