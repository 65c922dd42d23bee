import { defaults } from '../fields.ts'

/** A text of the page itself, with what it is in English. */
function word<const Text extends string>(text: Text, description: string) {
  return { type: 'string', minLength: 1, default: text, description } as const
}

/** What the page itself says, where no block does. */
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
    schemeSystem: word('System', 'Its first choice: as the visitor’s device is set.'),
    schemeLight: word('Light', 'Its second choice.'),
    schemeDark: word('Dark', 'Its third choice.'),
    loading: word('Loading...', 'While something is loading.'),
    unreachable: word(
      'This could not be loaded. Check your connection and try again.',
      'When the site can’t be reached.',
    ),
    loadService: word(
      'Load {{service}}',
      'Label of the button that loads a service into the page. {{service}} stands for its label.',
    ),
    openService: word('Open {{service}} in a new tab', 'Label of the link next to it.'),
    fromHost: word('From {{host}}', 'Says which host a service is from. {{host}} stands for its address.'),
    beforeLoad: word('Nothing is sent there before you load it.', 'Next to it.'),
    slow: word('This takes longer than it should.', 'When a service does not respond.'),
    remember: word('Remember this on my device', 'Label of the checkbox that remembers consent.'),
    forget: word('Forget my consent', 'Label of the button that withdraws consent.'),
  },
)
