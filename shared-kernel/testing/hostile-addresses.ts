/** A site that is nobody's of ours. */
const evil = 'evil.example'

/**
 * Addresses that lead a browser elsewhere, run code, or pass for a page of `origin` to who compares texts: for every place
 * that takes an address from outside. None is a whole address of `origin`.
 */
export function hostileAddresses(origin: string): string[] {
  const { host, protocol } = new URL(origin)
  const page = '/investors/home/dashboard'
  return [
    `${protocol}//${evil}${page}`,
    `//${evil}${page}`,
    `///${evil}${page}`,
    `/\\${evil}${page}`,
    `\\\\${evil}${page}`,
    `\\/${evil}${page}`,
    `https:${evil}${page}`,
    `https:/${evil}${page}`,
    `https:\\\\${evil}\\investors`,
    // The name before the @ is that of a user.
    `${origin}@${evil}${page}`,
    `${protocol}//${host}:x@${evil}${page}`,
    `${protocol}//${host}%40${evil}${page}`,
    `${protocol}//${evil}\\@${host}${page}`,
    // Names that begin or end as ours.
    `${origin}.${evil}${page}`,
    `${origin}.:1${page}`,
    `${protocol}//${evil}.${page}`,
    `${protocol}//x${host}${page}`,
    // Dots of other scripts are dots to a browser.
    `${protocol}//evil\u3002example${page}`,
    `${protocol}//evil\uff0eexample${page}`,
    `${protocol}//evil%2eexample${page}`,
    // A browser takes tabs and line ends out.
    `/\t/${evil}${page}`,
    `/\n/${evil}${page}`,
    `ht\ttps://${evil}${page}`,
    `\u0001//${evil}${page}`,
    ` //${evil}${page}`,
    `${page}\r\nLocation: https://${evil}`,
    // Slashes that one side decodes, and the other does not.
    `/investors/%2f%2f${evil}/home`,
    `/investors/%5c%5c${evil}/home`,
    `/%2f${evil}${page}`,
    `/investors//${evil}/home`,
    `/investors/home/..//${evil}`,
    `/investors/home/..%2f..%2fapi`,
    `/investors/home/%2e%2e/%2e%2e/api/v1/conf`,
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    `javascript://${host}${page}%0aalert(1)`,
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    `blob:${origin}${page}`,
    `filesystem:${origin}${page}`,
    'file:///etc/passwd',
    `view-source:${origin}${page}`,
    `ftp://${host}${page}`,
    'https://',
    '//',
    '',
  ]
}
