import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Gallery } from './Gallery.tsx'
import type { GalleryData } from './galleryData.ts'

/** Renders the gallery to the HTML that the browser shows and hydrates, with the style element it needs. */
export function renderGallery(data: GalleryData): { html: string; styleTags: string } {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(<Gallery data={data} />))
    return { html, styleTags: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
