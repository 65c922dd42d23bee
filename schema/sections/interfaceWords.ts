import { defaults } from '../fields.ts'

/** A text of the page itself, with what it is in English. */
function word<const Text extends string>(text: Text, description: string) {
  return { type: 'string', minLength: 1, default: text, description } as const
}

/** What the page itself says, where no block does. */
export const interfaceWords = defaults(
  'InterfaceWords',
  'What buttons and signs of the page itself say, for a site that is not in English.',
  {
    skip: word('Skip to content', 'First link for the keyboard.'),
    navigation: word('Main', 'Name of the menu in the header.'),
    close: word('Close', 'Closes a dialog or the menu.'),
    dismiss: word('Dismiss', 'Takes a short message away.'),
    notifications: word('Notifications', 'Name of the place where short messages appear.'),
    loading: word('Loading...', 'While something is on its way.'),
    unreachable: word(
      'This could not be loaded. Check your connection and try again.',
      'When the site can’t be reached.',
    ),
    loadService: word(
      'Load {{service}}',
      'On the button that loads a service into the page; {{service}} stands for its label.',
    ),
    openService: word('Open {{service}} in a new tab', 'On the link beside it.'),
    fromHost: word('From {{host}}', 'Says whose a service is; {{host}} stands for the address.'),
    beforeLoad: word('Nothing is sent there before you load it.', 'Beside that.'),
    slow: word('This takes longer than it should.', 'When a service does not answer.'),
    remember: word('Remember this on my device', 'On the box that keeps a consent.'),
    forget: word('Forget my consent', 'Takes a consent back.'),
  },
)
