/**
 * The borders between modules: what each may import, checked by `npm run test:borders`.
 * Modules are listed from the bottom up. A module may import itself and the modules named here.
 */
const modules = {
  schema: [],
  'src/site/format': ['schema'],
  'src/site/theme': ['schema'],
  'src/site/stores': ['schema'],
  'src/site/styles': [],
  'src/site/ui': ['schema', 'src/site/theme', 'src/site/format', 'src/site/stores'],
  'src/site/runtime': ['schema', 'src/site/styles', 'src/site/ui', 'src/site/theme', 'src/site/format', 'src/site/stores'],
  blocks: ['schema', 'src/site/ui', 'src/site/theme', 'src/site/format', 'src/site/stores', 'src/site/runtime'],
  'src/language': ['schema'],
  'src/make/project': ['schema', 'src/language', 'src/site/runtime'],
  'src/make/host': ['schema', 'src/make/project'],
  'src/make/build': ['schema', 'src/language', 'src/make/project', 'src/make/host', 'src/site/runtime', 'src/site/theme'],
  'src/make/dev': ['schema', 'src/language', 'src/make/project', 'src/make/host', 'src/make/build', 'src/site/runtime', 'src/site/theme'],
  'src/gallery': [
    'schema',
    'src/language',
    'src/make/project',
    'src/make/dev',
    'src/site/runtime',
    'src/site/ui',
    'src/site/theme',
  ],
  'src/make/blockTests': [
    'schema',
    'src/make/build',
    'src/gallery',
    'src/make/host',
    'src/make/project',
    'src/site/runtime',
    'src/site/theme',
    'src/make/viteSettings.ts',
  ],
  'src/block.ts': ['src/site/runtime', 'src/site/ui', 'src/site/theme', 'src/site/format', 'src/site/stores'],
  'src/make/viteSettings.ts': ['src/make/project'],
  'src/plugin.ts': ['src/make/viteSettings.ts', 'src/make/project', 'src/make/build', 'src/make/host', 'src/make/dev', 'src/gallery'],
  'src/cli': ['schema', 'src/language', 'src/make/project', 'src/make/host', 'src/make/build', 'src/make/blockTests', 'src/plugin.ts', 'studio/server'],
  // Editors open it, visitors never: only the command knows it.
  'studio/server': ['schema', 'src/language', 'src/make/project', 'src/make/build', 'src/make/dev'],
  'studio/app': ['schema', 'src/language', 'src/make/dev/browser', 'src/site/theme', 'studio/server'],
  'src/index.ts': ['src/language', 'src/make/project', 'src/make/host', 'src/make/blockTests', 'src/make/build', 'src/cli', 'src/site/runtime'],
  tools: ['schema', 'src/index.ts'],
}

/** The folders of the language. Each may import itself and the folders named here. */
const languageFolders = {
  memo: [],
  edit: [],
  sources: ['edit', 'schema', 'references', 'routes', 'translations', 'advice'],
  messages: [],
  yaml: ['memo'],
  schema: ['yaml', 'memo'],
  references: ['messages', 'schema'],
  routes: ['messages', 'schema', 'references', 'memo'],
  pages: ['messages', 'yaml', 'schema', 'references', 'routes', 'memo', 'editor'],
  editor: ['messages', 'schema', 'references', 'routes'],
  translations: ['yaml', 'schema', 'routes', 'pages', 'memo', 'edit'],
  lint: ['messages', 'schema', 'references', 'routes', 'translations'],
  advice: ['messages', 'yaml', 'schema', 'references', 'routes', 'pages', 'memo', 'lint', 'edit'],
}

/** Where each package may be imported. A package without a line here may be imported nowhere. */
const importers = {
  react: ['studio/app', 'src/site/runtime', 'src/gallery', 'src/site/styles', 'src/site/ui', 'src/site/theme', 'src/site/stores', 'blocks'],
  'react-dom': ['studio/app', 'src/site/runtime', 'src/site/ui'],
  'styled-components': ['studio/app', 'src/site/runtime', 'src/gallery', 'src/site/ui', 'src/site/theme', 'blocks'],
  stylis: ['src/site/styles'],
  'react-router-dom': ['studio/app', 'src/site/runtime'],
  zustand: ['studio/app', 'src/site/stores'],
  'date-fns': ['src/site/format'],
  '@floating-ui/react': ['studio/app', 'src/site/ui', 'blocks/research'],
  'framer-motion': ['studio/app', 'blocks/finder'],
  qr: ['blocks/call-panel'],
  'json-schema-to-ts': ['schema'],
  ajv: ['src/language'],
  'country-to-currency': ['src/language/pages'],
  'markdown-it': ['src/language'],
  'fastest-levenshtein': ['src/language', 'src/cli'],
  yaml: ['src/language', 'studio/server', 'tools'],
  commander: ['src/cli'],
  'image-size': ['src/make/project'],
  '@iconify-json/tabler': ['src/make/project'],
  'mpg123-decoder': ['src/make/build/recordings'],
  lightningcss: ['src/make/project'],
  sharp: ['src/make/build/images', 'studio/server', 'tools'],
  harfbuzzjs: ['src/make/build/fonts'],
  fontverter: ['src/make/build/fonts'],
  'subset-font': ['src/make/build/fonts'],
  'p-limit': ['src/make/build/images', 'src/make/build/prerender', 'tools'],
  tinypool: ['src/make/build/prerender'],
  'fast-check': ['tools'],
  sirv: ['src/make/host', 'src/make/dev', 'src/gallery'],
  compression: ['src/make/host'],
  rolldown: ['src/cli', 'src/make/project', 'tools/package', 'tools/budgets'],
  '@vitejs/plugin-react': ['src/plugin.ts', 'src/make/blockTests'],
  diff: ['studio/server'],
  '@rjsf/core': ['studio/app'],
  '@rjsf/utils': ['studio/app'],
  '@codemirror/lang-yaml': ['studio/app'],
  '@codemirror/language': ['studio/app'],
  '@codemirror/lint': ['studio/app'],
  '@lezer/highlight': ['studio/app'],
  '@codemirror/state': ['studio/app'],
  '@codemirror/view': ['studio/app'],
  codemirror: ['studio/app'],
  vite: ['studio/server', 'src/plugin.ts', 'src/make/viteSettings.ts', 'src/cli', 'src/make/build', 'src/make/blockTests', 'src/make/dev', 'src/make/host', 'src/gallery'],
  jsdom: ['tools'],
  '@playwright/test': ['tools'],
  'playwright-core': ['src/make/blockTests'],
  'axe-core': ['src/make/blockTests'],
  lighthouse: ['tools'],
  'chrome-launcher': ['tools'],
}

const pathOf = (module) => (/\.tsx?$/.test(module) ? `^${module}$` : `^${module}/`)

const borders = Object.entries(modules).map(([module, others]) => ({
  name: `border-of-${module}`,
  comment: `${module} may import itself and ${others.join(', ') || 'nothing else'}.`,
  severity: 'error',
  from: { path: pathOf(module) },
  to: {
    path: '^(schema|src|studio|blocks|tools|tests)/',
    pathNot: [...others, module].map(pathOf),
  },
}))

const languageBorders = Object.entries(languageFolders).map(([folder, others]) => ({
  name: `border-of-language-${folder}`,
  comment: `src/language/${folder} may import the shared types, itself and ${others.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^src/language/${folder}/` },
  to: {
    path: '^src/language/',
    pathNot: ['^src/language/[^/]+$', ...[...others, folder].map((name) => `^src/language/${name}/`)],
  },
}))

const packageBorders = Object.entries(importers).map(([name, places]) => ({
  name: `importers-of-${name}`,
  comment: `${name} may be imported only in ${places.join(', ')}.`,
  severity: 'error',
  from: { path: '^(schema|src|studio|blocks|tools)/', pathNot: places.map(pathOf) },
  to: { path: `^node_modules/${name}/` },
}))

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'advice-without-a-mistake',
      comment: 'The words about mistakes are imported on demand, when there is something to say.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/language/advice/|^src/index\\.ts$' },
      to: { path: '^src/language/advice/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    ...borders,
    ...languageBorders,
    ...packageBorders,
    {
      name: 'package-without-importers',
      comment: 'Name in `importers` of .dependency-cruiser.cjs where the package may be imported.',
      severity: 'error',
      from: { path: '^(schema|src|studio|blocks|tools)/' },
      to: {
        path: '^node_modules/',
        pathNot: Object.keys(importers).map((name) => `^node_modules/${name}/`),
      },
    },
    {
      name: 'block-imports-another-block',
      severity: 'error',
      from: { path: '^blocks/([^/]+)/' },
      to: { path: '^blocks/', pathNot: '^blocks/$1/' },
    },
    {
      name: 'compiler-types-import-a-folder',
      comment: 'Files beside compileSite.ts are types that all folders share.',
      severity: 'error',
      from: { path: '^src/language/[^/]+$', pathNot: '^src/language/(compileSite|findings)\\.ts$' },
      to: { path: '^src/language/.+/', pathNot: '^src/language/(advice|messages)/' },
    },
    {
      name: 'browser-reaches-node',
      comment: 'What visitors download can contain neither Node nor the language.',
      severity: 'error',
      from: { path: '^src/site/runtime/(bootstrap|entryClient)\\.tsx?$|^blocks/[^/]+/[^/]+\\.tsx$' },
      to: { path: '^(src/(language|make|cli|gallery)/|node_modules/(ajv|yaml)/)', reachable: true },
    },
    {
      name: 'compiler-imports-node',
      comment: 'The compiler runs in a browser, too.',
      severity: 'error',
      from: { path: '^src/language/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'node-outside-the-build',
      severity: 'error',
      // The build makes the style sheets.
      from: { path: '^(blocks|src/site)/', pathNot: '^src/site/styles/server' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'not-in-package-json',
      severity: 'error',
      from: {},
      // An optional peer counts as unnamed, too.
      to: {
        dependencyTypes: ['npm-no-pkg', 'unknown'],
        dependencyTypesNot: ['npm-peer'],
        pathNot: '^(virtual|icon):',
      },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '\\.test(-d)?\\.tsx?$|^tools/bench/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
