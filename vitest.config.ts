import { defineConfig } from 'vitest/config'

const slow = ['tests/build.test.ts', 'tests/new-block.test.ts']
const everywhere = ['src/**', 'blocks/**', 'schema/**', 'tests/**']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: everywhere.map((folder) => `${folder}/*.test.ts`),
          exclude: slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: everywhere.map((folder) => `${folder}/*.test.tsx`),
          setupFiles: 'tests/support/setup.ts',
        },
      },
      {
        extends: true,
        test: { name: 'slow', include: slow, testTimeout: 180_000, hookTimeout: 180_000 },
      },
    ],
  },
})
