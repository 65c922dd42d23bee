import { defineConfig } from 'vitest/config'
import { blockRegistry } from './src/make/build/modules/blockRegistry.ts'
import { iconModules } from './src/make/build/modules/iconModules.ts'
import { findProject } from './src/make/project/project.ts'
import { stableClassNames } from './tests/support/styledComponents.ts'
import { whole } from './tests/support/whole.ts'

/** It replaces a module, which files that share theirs can't. */
const isolated = ['tests/engine/compiler/largeCollection.test.ts']
const inAllOnly = [
  'tests/engine/build/images.test.ts',
  'tests/engine/build/scale.test.ts',
  'tests/engine/compiler/fixRoundTrip.test.ts',
  'tests/engine/editor/languageServer.test.ts',
  'tests/engine/editor/refresh.test.ts',
  'tests/engine/gallery/galleryBuild.test.ts',
  'tests/engine/host/hostConfig.test.ts',
  'tests/engine/package/package.test.ts',
]
const everywhere = ['src', 'tools', 'blocks', 'schema', 'tests']

const testsOf = (extension: 'ts' | 'tsx') => everywhere.map((folder) => `${folder}/**/*.test.${extension}`)

export default defineConfig({
  oxc: stableClassNames,
  plugins: [iconModules(), blockRegistry(findProject())],
  test: {
    // Files of a worker share its modules: importing them again for each file takes as long as the tests.
    isolate: false,
    // Every core: by default one is left idle.
    maxWorkers: '100%',
    // Some tests build a site, and a busy machine takes its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: testsOf('ts'),
          exclude: whole ? isolated : [...isolated, ...inAllOnly],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: testsOf('tsx'),
          setupFiles: 'tests/support/setup.ts',
          // jsdom parses a style element again for each text node, but not for each inserted rule.
          env: { SC_DISABLE_SPEEDY: 'false' },
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolated, isolate: true },
      },
    ],
  },
})
