import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseConfig } from './base.mjs'

/**
 * The gallery: the kernel's own UI in one page, without federation.
 * @param {Omit<import('./base.mjs').BuildOptions, 'production'>} options
 * @returns {import('webpack').Configuration}
 */
export function galleryConfig({ folder, output, cache }) {
  const base = baseConfig({ packageName: 'gallery', folder, output, production: true, cache })
  return {
    ...base,
    name: 'gallery',
    entry: { main: './index.tsx' },
    output: { ...base.output, publicPath: '/', uniqueName: 'portal_gallery' },
    plugins: [...base.plugins, new GalleryPage(output)],
  }
}

/** Writes the page that loads what was built. */
class GalleryPage {
  constructor(output) {
    this.output = output
  }

  apply(compiler) {
    compiler.hooks.done.tap('GalleryPage', ({ compilation }) => {
      const files = compilation.entrypoints.get('main')?.getFiles() ?? []
      const tags = files.map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" href="/${file}">`
          : `<script defer src="/${file}"></script>`,
      )
      writeFileSync(
        join(this.output, 'index.html'),
        `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Components</title>
    <link rel="icon" href="data:,">
    ${tags.join('\n    ')}
  </head>
  <body>
    <div id="gallery"></div>
  </body>
</html>
`,
      )
    })
  }
}
