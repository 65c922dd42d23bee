import { accessKey } from './accessKey.ts'

// Visitors who have access already never see the form that asks for it.
try {
  if (localStorage[accessKey] === 'true') document.documentElement.dataset.granted = ''
} catch {
  // The browser refuses storage: nothing is remembered.
}
