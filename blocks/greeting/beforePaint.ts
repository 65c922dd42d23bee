import { choiceKey } from '../../src/site/runtime/choiceKey.ts'

// The line is there from the first paint, or never.
try {
  const chosen = sessionStorage[choiceKey(location.pathname)]
  if (chosen) document.documentElement.dataset.chosen = chosen
} catch {
  // The browser refuses storage: nothing is remembered.
}
