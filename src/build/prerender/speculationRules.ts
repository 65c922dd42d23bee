/**
 * Lets the browser prepare a page of this site while the pointer rests on its link.
 * Only documents of the site itself: no files, no other tabs, nothing behind `data-document`.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [data-document]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
