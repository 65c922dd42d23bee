/** A site file with Home, a not-found page and `pages` more pages that nothing links to. */
export function syntheticSite(pages: number): string {
  const page = (index: number) => `  page${index}:
    path: /page-${index}
    title: Page ${index}
    blocks:
      - { type: hero, headline: Page ${index} }
      - { type: prose, text: This is page ${index}. }
`
  return `site: { name: Synthetic, url: "https://www.synthetic.example", shareImages: site }
pages:
  home:
    path: /
    title: Home
    blocks:
      - { type: hero, headline: Home }
  notFound:
    path: /404
    title: Not here
    blocks:
      - { type: hero, headline: Not here }
${Array.from({ length: pages }, (_, index) => page(index)).join('')}`
}
