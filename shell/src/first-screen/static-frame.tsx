import { staticPart } from '@portal/kernel/first-screen'
import { Header } from '../header/header'
import { WaitingPage } from '../page/waiting-page'
import shell from '../shell.module.css'

/** The shell around a first screen. Between the two marks stands what waits for a page; the server puts one there. */
function StaticFrame() {
  return (
    <div className={shell.shell}>
      <Header menus={false} />
      <main className={shell.main}>
        <i data-mark="page" />
        <WaitingPage />
        <i data-mark="/page" />
      </main>
    </div>
  )
}

// Run by a build, in Node: prints the frame's HTML.
const html = staticPart(<StaticFrame />, '/').replace(/<i data-mark="(\/?page)"><\/i>/g, '<!--$1-->')
process.stdout.write(html, () => process.exit())
