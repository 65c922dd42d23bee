/** The commands of the binary, and what each does, in the order of the help text. */
export const commands = {
  init: 'Writes the folder of a new site.',
  dev: 'Serves the site while you edit it and shows every save at once.',
  studio: 'Opens the site in the browser to edit it there. The file stays yours.',
  check: 'Checks a site file and prints its problems.',
  translate: 'Adds what is missing to the file with the translations into a language.',
  edit: 'Carries out operations on a site file, and changes nothing else in it.',
  diff: 'Says what changes for visitors since another version of a site file.',
  build: 'Builds the site into dist: static files that any host can serve.',
  preview: 'Serves the site that was built last, as a host does.',
  gallery: 'Builds a gallery of all block types into the folder gallery.',
  'new-block': 'Creates the folder of a new block type that works right away.',
  'test-block': 'Checks the rules for blocks on a block type, in a browser.',
  'host-config': 'Prints the configuration of a host for the site that was built last.',
}
