const rootFontSize = 16

/**
 * Fits a style sheet of the portal into a shadow root below an element of class `portal-root`: that element stands in
 * for the document, addresses become absolute, and sizes no longer hang on the font size of a page that is not ours.
 */
export function scopeCss(css: string, sheetUrl: string): string {
  return css
    .replace(/:root\b/g, '.portal-root')
    .replace(/(^|[{},;\s])(?:html|body)(?=\s*[,{:])/g, '$1.portal-root')
    .replace(/(?<![\w#.-])(\d*\.?\d+)rem\b/g, (_, size: string) => `${Number(size) * rootFontSize}px`)
    .replace(/url\((['"]?)(?!data:|#)([^'")]+)\1\)/g, (_, quote: string, url: string) => {
      return `url(${quote}${new URL(url, sheetUrl).href}${quote})`
    })
}
