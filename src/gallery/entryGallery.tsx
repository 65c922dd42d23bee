import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { Gallery } from './Gallery.tsx'
import { type GalleryData, galleryChangeEvent, galleryDataId } from './galleryData.ts'

/** Browser entry of the gallery: hydrates the prerendered page, or renders it in development. */

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The document has no element with the id \`${id}\`.`)
  return element
}

const data: GalleryData = JSON.parse(elementOf(galleryDataId).textContent ?? '')
const container = elementOf('app')
if (container.hasChildNodes()) {
  restoreInlineStyles(container)
  hydrateRoot(container, <Gallery data={data} />)
} else createRoot(container).render(<Gallery data={data} />)

import.meta.hot?.on(galleryChangeEvent, () => location.reload())
