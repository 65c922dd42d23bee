import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreInlineStyles } from '../ui/restoreInlineStyles.ts'
import { Gallery } from './Gallery.tsx'
import { type GalleryData, galleryChangeEvent, galleryDataId } from './galleryData.ts'

/** Browser entry of the gallery: hydrates the prerendered page, or renders it in development. */

const container = document.getElementById('app')
const written = document.getElementById(galleryDataId)
if (!container || !written) throw new Error('The document is not that of the gallery.')
const data: GalleryData = JSON.parse(written.textContent)
if (container.hasChildNodes()) {
  restoreInlineStyles(container)
  hydrateRoot(container, <Gallery data={data} />)
} else createRoot(container).render(<Gallery data={data} />)

import.meta.hot?.on(galleryChangeEvent, () => location.reload())
