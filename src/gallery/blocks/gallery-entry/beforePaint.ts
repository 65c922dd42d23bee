import { choiceKey } from '../../../site/runtime/choiceKey.ts'

// For blocks that show what a visitor chose on the way to a page. Some hosts add a slash to an address.
try {
  const page = location.pathname.replace(/\/$/, '')
  const previews = page.replace(/[^/]*$/, `preview/${page.split('/').at(-1)}`)
  for (let number = 1; number < 20; number += 1)
    for (const slash of ['', '/']) sessionStorage[choiceKey(`${previews}-${number}${slash}`)] = 'Bakery'
} catch {
  // The browser refuses storage.
}
