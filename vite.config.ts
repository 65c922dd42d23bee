import { defineConfig } from 'vite'
import { pagewright } from './src/plugin.ts'

export default defineConfig((env) => ({ plugins: [pagewright(env)] }))
