import { renderToString } from 'react-dom/server'
import { siteCss } from '../styles/server.ts'
import { Gallery } from './Gallery.tsx'
import type { GalleryData } from './galleryData.ts'

/** Renders the gallery to the HTML that the browser shows and hydrates, with the rules for it. */
export function renderGallery(data: GalleryData): { html: string; css: string } {
  return { html: renderToString(<Gallery data={data} />), css: siteCss() }
}
