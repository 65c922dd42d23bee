/**
 * The borders between modules: what each may import, checked by `npm run test:borders`.
 * Modules are listed from the bottom up. A module may import itself and the modules named here.
 */
const modules = {
  schema: [],
  'src/format': [],
  'src/theme': ['schema'],
  'src/stores': ['schema'],
  'src/styles': [],
  'src/ui': ['schema', 'src/theme', 'src/format', 'src/stores'],
  'src/runtime': ['schema', 'src/styles', 'src/ui', 'src/theme', 'src/format', 'src/stores'],
  blocks: ['schema', 'src/ui', 'src/theme', 'src/format', 'src/stores', 'src/runtime'],
  'src/compiler': ['schema'],
  'src/project': ['schema', 'src/compiler', 'src/runtime'],
  'src/host': ['schema', 'src/project'],
  'src/build': ['schema', 'src/compiler', 'src/project', 'src/host', 'src/runtime', 'src/theme'],
  'src/dev': ['schema', 'src/compiler', 'src/project', 'src/host', 'src/build', 'src/runtime', 'src/theme'],
  'src/gallery': [
    'schema',
    'src/compiler',
    'src/project',
    'src/dev',
    'src/runtime',
    'src/ui',
    'src/theme',
  ],
  'src/contract': [
    'schema',
    'src/build',
    'src/gallery',
    'src/host',
    'src/project',
    'src/runtime',
    'src/viteSettings.ts',
  ],
  'src/block.ts': ['src/runtime', 'src/ui', 'src/theme', 'src/format', 'src/stores'],
  'src/viteSettings.ts': ['src/project'],
  'src/plugin.ts': ['src/viteSettings.ts', 'src/project', 'src/build', 'src/host', 'src/dev', 'src/gallery'],
  'src/cli': ['schema', 'src/compiler', 'src/project', 'src/host', 'src/build', 'src/contract', 'src/plugin.ts'],
  'src/index.ts': ['src/compiler', 'src/project', 'src/host', 'src/contract', 'src/build', 'src/cli', 'src/runtime'],
  tools: ['schema', 'src/index.ts'],
}

/** The folders of the compiler. Each may import itself and the folders named here. */
const compilerFolders = {
  memo: [],
  messages: [],
  yaml: ['memo'],
  schema: ['yaml', 'memo'],
  references: ['messages', 'schema'],
  routes: ['messages', 'schema', 'references', 'memo'],
  pages: ['messages', 'yaml', 'schema', 'references', 'routes', 'memo', 'editor'],
  editor: ['messages', 'schema', 'references', 'routes'],
  lint: ['messages', 'schema', 'references', 'routes'],
  advice: ['messages', 'yaml', 'schema', 'references', 'routes', 'pages', 'memo', 'lint'],
}

/** Where each package may be imported. A package without a line here may be imported nowhere. */
const importers = {
  react: ['src/runtime', 'src/gallery', 'src/styles', 'src/ui', 'src/theme', 'src/stores', 'blocks'],
  'react-dom': ['src/runtime', 'src/ui'],
  'styled-components': ['src/runtime', 'src/gallery', 'src/ui', 'src/theme', 'blocks'],
  stylis: ['src/styles'],
  'react-router-dom': ['src/runtime'],
  zustand: ['src/stores'],
  'date-fns': ['src/format'],
  '@floating-ui/react': ['src/ui', 'blocks/research'],
  'framer-motion': ['blocks/finder'],
  qr: ['blocks/call-panel'],
  'json-schema-to-ts': ['schema'],
  ajv: ['src/compiler'],
  'markdown-it': ['src/compiler'],
  'fastest-levenshtein': ['src/compiler', 'src/cli'],
  yaml: ['src/compiler', 'tools'],
  commander: ['src/cli'],
  'image-size': ['src/project'],
  '@iconify-json/tabler': ['src/project'],
  'mpg123-decoder': ['src/build/recordings'],
  lightningcss: ['src/project'],
  sharp: ['src/build/images'],
  harfbuzzjs: ['src/build/fonts'],
  fontverter: ['src/build/fonts'],
  'subset-font': ['src/build/fonts'],
  'p-limit': ['src/build/images', 'src/build/prerender', 'tools'],
  tinypool: ['src/build/prerender'],
  'fast-check': ['tools'],
  sirv: ['src/host', 'src/dev', 'src/gallery'],
  compression: ['src/host'],
  rolldown: ['src/cli', 'src/project', 'tools/package', 'tools/budgets'],
  '@vitejs/plugin-react': ['src/plugin.ts', 'src/contract'],
  vite: ['src/plugin.ts', 'src/viteSettings.ts', 'src/cli', 'src/build', 'src/contract', 'src/dev', 'src/host', 'src/gallery'],
  jsdom: ['tools'],
  '@playwright/test': ['tools'],
  'playwright-core': ['src/contract'],
  'axe-core': ['src/contract'],
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
    path: '^(schema|src|blocks|tools|tests)/',
    pathNot: [...others, module].map(pathOf),
  },
}))

const compilerBorders = Object.entries(compilerFolders).map(([folder, others]) => ({
  name: `border-of-compiler-${folder}`,
  comment: `src/compiler/${folder} may import the shared types, itself and ${others.join(', ') || 'no other folder'}.`,
  severity: 'error',
  from: { path: `^src/compiler/${folder}/` },
  to: {
    path: '^src/compiler/',
    pathNot: ['^src/compiler/[^/]+$', ...[...others, folder].map((name) => `^src/compiler/${name}/`)],
  },
}))

const packageBorders = Object.entries(importers).map(([name, places]) => ({
  name: `importers-of-${name}`,
  comment: `${name} may be imported only in ${places.join(', ')}.`,
  severity: 'error',
  from: { path: '^(schema|src|blocks|tools)/', pathNot: places.map(pathOf) },
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
      from: { path: '^src/', pathNot: '^src/compiler/advice/|^src/index\\.ts$' },
      to: { path: '^src/compiler/advice/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    ...borders,
    ...compilerBorders,
    ...packageBorders,
    {
      name: 'package-without-importers',
      comment: 'Name in `importers` of .dependency-cruiser.cjs where the package may be imported.',
      severity: 'error',
      from: { path: '^(schema|src|blocks|tools)/' },
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
      from: { path: '^src/compiler/[^/]+$', pathNot: '^src/compiler/(compileSite|findings)\\.ts$' },
      to: { path: '^src/compiler/.+/', pathNot: '^src/compiler/(advice|messages)/' },
    },
    {
      name: 'browser-reaches-node',
      comment: 'What visitors download can contain neither Node nor the compiler.',
      severity: 'error',
      from: { path: '^src/runtime/(bootstrap|entryClient)\\.tsx?$|^blocks/[^/]+/[^/]+\\.tsx$' },
      to: { path: '^(src/(compiler|project|build|host|cli|gallery)/|node_modules/(ajv|yaml)/)', reachable: true },
    },
    {
      name: 'compiler-imports-node',
      comment: 'The compiler runs in a browser, too.',
      severity: 'error',
      from: { path: '^src/compiler/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'node-outside-the-build',
      severity: 'error',
      from: { path: '^(blocks|src/(ui|runtime|stores|theme|format))/' },
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
