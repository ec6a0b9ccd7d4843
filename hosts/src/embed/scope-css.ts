const rootFontSize = 16
/** Queries of the width and of nothing else, as they are written and as they are minified. */
const widthAlone =
  /@media\s*((?:\s*and\s*|\s*\(\s*(?:(?:min|max)-width\s*:|width\s*[<>]=?)[^)]*\))+)(?=\s*\{)/g

/**
 * Fits a style sheet of the portal into a shadow root below an element of class `portal-root`: that element stands in
 * for the document, addresses become absolute, sizes no longer hang on the font size of a page that is not ours, and a
 * layout asks for the width that the part has in that page, not for that of the window.
 */
export function scopeCss(css: string, sheetUrl: string): string {
  return css
    .replace(widthAlone, (_, conditions: string) => `@container ${conditions.trim()}`)
    .replace(/:root\b/g, '.portal-root')
    .replace(/(^|[{},;\s])(?:html|body)(?=\s*[,{:])/g, '$1.portal-root')
    .replace(
      /(^|[^\w#.-])(\d*\.?\d+)rem\b/g,
      (_, before: string, size: string) => `${before}${Number(size) * rootFontSize}px`,
    )
    .replace(/url\((['"]?)(?!data:|#)([^'")]+)\1\)/g, (_, quote: string, url: string) => {
      return `url(${quote}${new URL(url, sheetUrl).href}${quote})`
    })
}
