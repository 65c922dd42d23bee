/**
 * Lets the browser prepare a page of this site while the pointer rests on its link.
 * Only documents of the site itself: no files, no other tabs, nothing behind `data-document`.
 *
 * @param base Folder of the site on its host.
 */
export const speculationRules = (base: string) =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${base}/*` },
            { not: { href_matches: `${base}/*.*` } },
            { not: { selector_matches: '[target], [data-document]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
