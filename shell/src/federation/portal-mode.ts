/** Whether the server that sent this page runs a sandbox. It says so in the page; without a word it is production. */
export function isSandbox(page: Document = document): boolean {
  return page.querySelector<HTMLMetaElement>('meta[name="portal-mode"]')?.content === 'sandbox'
}
