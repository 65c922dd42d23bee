import { defaults } from '../fields.ts'

/** A text that sites in other languages replace. Its default is English. */
export function word<const Text extends string>(text: Text, description: string) {
  return { type: 'string', minLength: 1, default: text, description } as const
}

/** Texts that belong to the page and not to a block. */
export const interfaceWords = defaults(
  'InterfaceWords',
  'Texts of the page itself, such as buttons, for a site that is not in English.',
  {
    skip: word('Skip to content', 'First link for keyboard users.'),
    navigation: word('Main', 'Accessible name of the menu in the header.'),
    close: word('Close', 'Closes a dialog or the menu.'),
    dismiss: word('Dismiss', 'Label of the button that dismisses a short message.'),
    notifications: word('Notifications', 'Accessible name of the area where short messages appear.'),
    scheme: word('Color scheme', 'Accessible name of the choice between light and dark in the footer.'),
    schemeSystem: word('System', 'First choice of the color scheme: the one of the visitor’s device.'),
    schemeLight: word('Light', 'Second choice of the color scheme.'),
    schemeDark: word('Dark', 'Third choice of the color scheme.'),
    closed: word('Closed', 'For a day without opening hours.'),
    openNow: word(
      'Open now · until {{time}}',
      'While the business is open. {{time}} stands for the time when it closes.',
    ),
    alwaysOpen: word('Open around the clock', 'While the business never closes.'),
    opens: word(
      'Closed · opens {{day}} {{time}}',
      'While the business is closed. {{day}} and {{time}} stand for when it opens.',
    ),
    closedNow: word('Closed now', 'While the business is closed for longer than a week.'),
    pages: word('Pages', 'Accessible name of the links to the pages of a long list.'),
    pageNumber: word('Page {{number}}', 'One of these pages, also in its title. {{number}} stands for its number.'),
    previous: word('Previous', 'Leads to the page or entry before this one.'),
    next: word('Next', 'Leads to the page or entry after this one.'),
    loading: word('Loading...', 'Shown while something is loading.'),
    unreachable: word(
      'This could not be loaded. Check your connection and try again.',
      'Shown when the site can’t be reached.',
    ),
    outdated: word(
      'The site has just been updated. Copy what you typed, then reload the page.',
      'Shown when a form needs the new page, and reloading it would lose what was typed.',
    ),
    loadService: word(
      'Load {{service}}',
      'Label of the button that loads a service into the page. {{service}} stands for its label.',
    ),
    openService: word('Open {{service}} in a new tab', 'Label of the link next to that button.'),
    fromHost: word('From {{host}}', 'Says which host a service is from. {{host}} stands for its address.'),
    beforeLoad: word('Nothing is sent there before you load it.', 'Shown next to the host.'),
    slow: word('This takes longer than it should.', 'Shown when a service does not respond.'),
    remember: word('Remember this on my device', 'Label of the checkbox that remembers consent.'),
    crashed: word('Unexpected Application Error!', 'In place of a page that can’t be shown.'),
    home: word('Return to Home', 'Label of the link below that.'),
    forget: word('Forget my consent', 'Label of the button that withdraws consent.'),
  },
)
